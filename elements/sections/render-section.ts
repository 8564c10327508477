/* oxlint-disable lit/binding-positions, lit/no-invalid-html -- static-html takes tags from the registry */
import { nothing, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Lang } from '../locales/text.ts';
import type { SavedProps } from '../schema/fields.ts';
import { sections } from './index.ts';

/** A section as a saved page holds it. */
export interface SavedSection {
  readonly name: string;
  readonly props?: SavedProps;
}

export interface SectionContext {
  readonly locale: Lang;
  readonly base: string;
  /** What the page's loader found for it: `{products, show_shop}`, `{pictures}`, `{html}`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Of the block that it stands for: classes of the page's own sheet; its id, in the editor only. */
  readonly host?: { readonly classes: readonly string[]; readonly blockId?: string };
}

const entries = new Map(
  Object.entries(sections).map(([name, { runtime, hydrate }]) => [
    name,
    { tag: unsafeStatic(runtime.tag), still: hydrate === 'never' },
  ]),
);

/** Draws a saved section; a name that is not known draws itself and 'not found' (spec §2). */
export function renderSection(section: SavedSection, context: SectionContext): TemplateResult {
  const entry = entries.get(section.name);
  const { locale, base, data, host } = context;
  const blockId = host?.blockId ?? nothing;
  if (!entry) {
    return html`<talad-missing
      data-block-id=${blockId}
      locale=${locale}
      name=${section.name}
    ></talad-missing>`;
  }
  const { tag, still } = entry;
  const own = section.props?.['className'];
  const classes = [...(host?.classes ?? []), typeof own === 'string' ? own : ''];
  const cssClass = classes.filter(Boolean).join(' ') || nothing;
  const props = section.props ?? {};
  const id = anchorOf(props['anchor']) ?? nothing;
  // A section that no browser hydrates needs no copy of its data in the page.
  if (still) {
    return html`<${tag}
      id=${id}
      data-block-id=${blockId}
      class=${cssClass}
      locale=${locale}
      base=${base}
      .props=${props}
      .data=${data ?? null}
    ></${tag}>`;
  }
  return html`<${tag}
    id=${id}
    data-block-id=${blockId}
    class=${cssClass}
    locale=${locale}
    base=${base}
    props=${JSON.stringify(props, cut)}
    data=${data ? JSON.stringify(data) : nothing}
  ></${tag}>`;
}

/**
 * The id by which a link leads to a section (spec §2 "Home anchors": #style, #member); null where it is
 * none, or one of the page's own.
 */
function anchorOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.trim().replace(/^#/, '');
  const isFree = !/^(talad-|modal-|(main|filters|reviews|menu|search)$)/.test(name);
  return isFree && /^[a-z][a-z0-9-]{0,39}$/.test(name) ? name : null;
}

/** Nobody looks through more; ten thousand slides must not become megabytes of page. */
const MAX_LISTED = 60;

function cut(_name: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, MAX_LISTED) : value;
}
