// The layout on a tablet held upright and on a phone on its side: fetched where the page starts in such a window, or
// becomes one.

import styles from '../styles/tablet.css?inline';
import { adoptStyle } from './adopt-style.js';

adoptStyle(styles);
