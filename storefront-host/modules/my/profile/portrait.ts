import { firstLetter } from '@talad/elements/pages/product/reviews';
import { html, type Markup } from '../../../html/html.ts';
import { thumbnail } from '../../sales/index.ts';
import type { MyProfile } from './my-profile.repository.ts';

/** Renders the avatar, or the first letter of the name; 64 px. */
export function portrait({ avatar, name }: Pick<MyProfile, 'avatar' | 'name'>): Markup {
  return html`<span class="portrait" aria-hidden="true"
    >${avatar ? thumbnail(avatar) : firstLetter(name)}</span
  >`;
}
