import { escapeHtml } from '../../../../html/escape-html.ts';
import { sanitiseHtml } from '../../../../html/sanitise-html.ts';
import { isBlank } from '../../../../html/html-text.ts';
import { decodeEntities } from './decode-entities.ts';

const tag = /<[a-z!/]/i;
const block = /^\s*<(?:p|h[1-6]|ul|ol|dl|table|blockquote|figure|img|hr|pre|div|details)[\s/>]/i;
const innerBlock =
  /^\s*<\/?(?:li|tr|td|th|thead|tbody|caption|dt|dd|figcaption|section|article)[\s/>]/i;

/**
 * Returns a description in its stored form: HTML that begins with a block and has only tags that pages show, or
 * plain text without markup.
 */
export function richText(source: string): string {
  if (!tag.test(source)) return tidy(decodeEntities(source));
  // Removes embedded (data:) pictures, which would fill the stored text, and relative addresses, which would not
  // resolve here.
  const html = sanitiseHtml(paragraphs(source.replace(/\ssrc="data:[^"]*"/gi, '')))
    .replace(/<img\b(?![^>]*\ssrc="https?:)[^>]*>/g, '')
    .replace(
      /(<img\b[^>]*\ssrc=")(https?:[^"]*)"/g,
      (_whole, start: string, address: string) => `${start}${plainAddress(address)}"`,
    )
    .replace(/<a href="(?!https?:|mailto:|tel:)[^"]*"[^>]*>/g, '<a>')
    .trim();
  if (isBlank(html)) return '';
  return block.test(html) ? html : `<div>${html}</div>`;
}

/** Returns an address in its stored form, by which a fetched picture is found again. */
function plainAddress(escaped: string): string {
  const address = decodeEntities(escaped);
  return escapeHtml(URL.canParse(address) ? new URL(address).href : address);
}

/** Joins two descriptions; the result is plain text if both are. */
export function joinTexts(texts: readonly string[]): string {
  const parts = texts.filter((text) => text !== '');
  if (!parts.some((part) => block.test(part))) return parts.join('\n\n');
  return parts.map((part) => (block.test(part) ? part : textToHtml(part))).join('\n');
}

/** Converts blank lines to paragraphs: editors such as WordPress store inline markup only. */
function paragraphs(html: string): string {
  if (/<(?:p|br|div)[\s/>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) =>
      block.test(part) || innerBlock.test(part)
        ? part
        : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}

function textToHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return paragraphs(escaped);
}

function tidy(text: string): string {
  return text
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
