// The foot of the page: what it promises, other pages of the site, keys, theme and language.

import { html, nothing } from 'lit';
import { isSite, onSite } from '../session/address.js';
import { languages } from '../strings/board-strings.js';
import { language, pageStrings, switchLanguage } from '../strings/page-strings.js';
import { action } from './action.js';
import { choice } from './choice.js';
import { themes } from './theme.js';

/** @import { Theme, ThemeName } from './theme.js' */

/** @param {Theme} theme @param {() => void} openKeys */
export const pageFoot = (theme, openKeys) =>
  html`<footer>
    <p>
      ${pageStrings.promise}
      ${
        isSite
          ? html`<a href=${onSite(pageStrings.techniquesPage)}>${pageStrings.techniques}</a>
              <a href=${onSite(pageStrings.embedPage)}>${pageStrings.embed}</a>
              <a href=${onSite('api/')}>${pageStrings.api}</a>`
          : nothing
      }
    </p>
    <p class="help">${action(pageStrings.keys, openKeys)}</p>
    ${choice({
      label: pageStrings.theme,
      value: theme.name,
      options: themes.map((name) => ({ value: name, label: pageStrings.themes[name] })),
      choose(name) {
        theme.name = /** @type {ThemeName} */ (name);
      },
    })}
    ${choice({
      label: pageStrings.language,
      value: language,
      options: Object.entries(languages).map(([value, { name }]) => ({ value, label: name })),
      choose: switchLanguage,
    })}
  </footer>`;
