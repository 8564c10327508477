import { html, nothing, type TemplateResult } from 'lit';
import type { TextKey, TextVars } from '../../locales/text.ts';
import { frameLink } from '../frame-link.ts';
import {
  clockIcon,
  giftIcon,
  likeIcon,
  mailIcon,
  phoneIcon,
  pinIcon,
  starIcon,
  tagIcon,
  truckIcon,
} from '../frame-icons.ts';
import { icon } from '../icon.ts';
import { backIcon, nextIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';
import type { LinkItem, MenuBanner, MenuNode } from './header-data.ts';

interface MenuView {
  /** Prefix of the panels' ids; unique in its shadow root. */
  readonly id: string;
  /** Its items are known by their pictures. */
  readonly pictured?: boolean;
  readonly t: (key: TextKey, vars?: TextVars) => string;
}

type Group = NonNullable<MenuNode['children']>[number];

/** Icons that an item can name instead of a picture. */
const drawings: Readonly<Record<string, string>> = {
  clock: clockIcon,
  gift: giftIcon,
  heart: likeIcon,
  mail: mailIcon,
  phone: phoneIcon,
  pin: pinIcon,
  star: starIcon,
  tag: tagIcon,
  truck: truckIcon,
};

/**
 * Renders a menu of three levels, the same for wide and small screens: sub-menus are popovers, so
 * keys, Escape and clicks outside work without a script.
 */
export function menuList(items: readonly MenuNode[], view: MenuView): TemplateResult {
  return html`<ul class="menu">
    ${items.map((item, index) => line(item, `${view.id}${index}`, view))}
  </ul>`;
}

function line(item: MenuNode, id: string, view: MenuView): TemplateResult {
  const { title, children = [], banner, subtitle } = item;
  const text = subtitle
    ? html`<span class="two"><span>${title}</span> <small>${subtitle}</small></span>`
    : title;
  const link = frameLink(item, html`${iconOf(item, view.pictured)}${text}`);
  if (children.length === 0 && !banner) return html`<li>${link}</li>`;
  return html`<li class="has ${item.template === 'list' ? 'near' : ''}">
    ${link}<button
      type="button"
      class="round open"
      popovertarget=${id}
      aria-label=${view.t('site.subMenu', { title })}
    >
      ${icon(nextIcon)}
    </button>
    <div class="panel ${item.template ?? 'columns'}" id=${id} popover>
      <div class="panel-head">
        <button
          type="button"
          class="round"
          popovertarget=${id}
          popovertargetaction="hide"
          aria-label=${view.t('site.back')}
        >
          ${icon(backIcon)}
        </button>
        ${frameLink({ title, link: item.link })}
      </div>
      <div class="inside">
        ${
          children.length > 0
            ? html`<ul class="groups c${columnsOf(item)}">
                ${children.map((child) => group(child, item.folded ?? false))}
              </ul>`
            : nothing
        }
        ${banner ? bannerOf(banner) : nothing}
      </div>
    </div>
  </li>`;
}

function group(node: Group, folded: boolean): TemplateResult {
  const below = node.children ?? [];
  if (below.length === 0) return html`<li>${frameLink(node, node.title, 'head')}</li>`;
  const list = html`<ul>
    ${below.map((leaf) => html`<li>${frameLink(leaf)}</li>`)}
  </ul>`;
  return folded
    ? html`<li>
        <details>
          <summary class="head">${node.title}</summary>
          ${frameLink(node)} ${list}
        </details>
      </li>`
    : html`<li>${frameLink(node, node.title, 'head')}${list}</li>`;
}

function bannerOf({ image, title, button, link }: MenuBanner): TemplateResult {
  const content = html`${image ? picture(image, { sizes: '320px', alt: '' }) : nothing}<span
      class="text"
      ><strong>${title}</strong
      >${button ? html`<span class="press">${button}</span>` : nothing}</span
    >`;
  const item: LinkItem = { title, link };
  return link ? frameLink(item, content, 'banner') : html`<div class="banner">${content}</div>`;
}

function iconOf(
  { icon: given, letter }: MenuNode,
  pictured = false,
): TemplateResult | typeof nothing {
  if (letter) return html`<span class="letter" aria-hidden="true">${letter}</span>`;
  if (given === undefined) return nothing;
  if (typeof given !== 'string') {
    return picture(given, { sizes: pictured ? '72px' : '24px', alt: '' });
  }
  const drawing = Object.hasOwn(drawings, given) ? drawings[given] : undefined;
  return drawing ? icon(drawing) : nothing;
}

/** Returns the owner's number of columns, else the number of groups with children. */
function columnsOf({ columns, children = [], banner, template }: MenuNode): number {
  if (template === 'list') return 1;
  if (columns !== undefined) return Math.min(5, Math.max(1, Math.round(columns)));
  return Math.min(banner ? 4 : 5, Math.max(1, children.length));
}
