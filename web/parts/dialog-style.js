// The styles of all dialogs. Each imports this before it adds its own, so its own come later.

import styles from '../styles/dialog.css?inline';
import { adoptStyle } from './adopt-style.js';

adoptStyle(styles);
