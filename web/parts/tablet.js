// The layout on a tablet held upright, for the windows that have it: fetched where the page starts in one, or becomes
// one.

import styles from '../styles/tablet.css?inline';
import { adoptStyle } from './adopt-style.js';

adoptStyle(styles);
