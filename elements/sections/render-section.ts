/* oxlint-disable lit/binding-positions, lit/no-invalid-html -- static-html takes tags from the registry */
import { nothing, type TemplateResult } from 'lit';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { Lang } from '../locales/text.ts';
import type { SavedProps } from '../schema/fields.ts';
import { sections } from './index.ts';

/** A section in a saved page. */
export interface SavedSection {
  readonly name: string;
  readonly props?: SavedProps;
}

export interface SectionContext {
  readonly locale: Lang;
  readonly base: string;
  /** Data from the page's loader: `{products, show_shop}`, `{pictures}`, `{html}`. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Classes of the page's own style sheet on its block; the id in the editor only. */
  readonly host?: { readonly classes: readonly string[]; readonly blockId?: string };
}

const entries = new Map(
  Object.entries(sections).map(([name, { runtime, hydrate }]) => [
    name,
    { tag: unsafeStatic(runtime.tag), still: hydrate === 'never' },
  ]),
);

/** Renders a saved section; an unknown name renders itself and 'not found' (spec §2). */
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
  // A section that browsers never hydrate needs no copy of its data in the page.
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
 * Returns the id that links to a section (spec §2 "Home anchors": #style, #member); null if it is
 * invalid or used by the page.
 */
function anchorOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.trim().replace(/^#/, '');
  const isFree = !/^(talad-|modal-|(main|filters|reviews|menu|search)$)/.test(name);
  return isFree && /^[a-z][a-z0-9-]{0,39}$/.test(name) ? name : null;
}

/** Longer lists are cut: ten thousand slides must not become megabytes of page. */
const MAX_LISTED = 60;

function cut(_name: string, value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, MAX_LISTED) : value;
}
