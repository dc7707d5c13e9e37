// The styles of lists, legends, pages and interrupted counts, for the parts that have them.

import styles from '../styles/answers.css?inline';
import { adoptStyle } from './adopt-style.js';

adoptStyle(styles);
