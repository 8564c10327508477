import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html, nothing, type TemplateResult } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { defineAll } from '../../elements/schema/define.ts';
import { loadAllTexts } from '../../elements/locales/load-area.ts';
import type { Lang } from '../../elements/locales/text.ts';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { renderSection } from '../../elements/sections/render-section.ts';
import { partFixtures, type Fixture } from './fixtures.ts';
import { sectionFixtures } from './section-fixtures.ts';

/** Registers every element on the server, once. */
export async function defineOnServer(): Promise<void> {
  await Promise.all([loadAllTexts('th'), loadAllTexts('en')]);
  await defineAll({ ...parts, ...sectionTags });
}

/** Renders a part on the server, including declarative shadow DOM. */
export function renderPart(fixture: Fixture, locale: Lang): string {
  const given: Readonly<Record<string, string | true>> = fixture.attributes(locale);
  const attributes = [['locale', locale] as const, ...Object.entries(given)];
  const escaped = attributes
    .map(([name, value]) => (value === true ? name : `${name}="${escapeAttribute(value)}"`))
    .join(' ');
  const tag = unsafeStatic(fixture.tag);
  const open = unsafeStatic(`${fixture.tag} ${escaped}`);
  const content: TemplateResult | typeof nothing = fixture.content
    ? html`${unsafeHTML(fixture.content)}`
    : nothing;
  return collectResultSync(render(staticHtml`<${open}>${content}</${tag}>`));
}

export function renderSavedSection(name: keyof typeof sectionFixtures, locale: Lang): string {
  const { props, data } = sectionFixtures[name];
  return collectResultSync(
    render(renderSection({ name, props }, { locale, base: '', ...(data ? { data } : {}) })),
  );
}

/**
 * Returns all server markups by '{kind}:{index or name}:{locale}', which the browser's tests
 * request.
 */
export function renderAll(): Readonly<Record<string, string>> {
  const locales: readonly Lang[] = ['th', 'en'];
  return Object.fromEntries(
    locales.flatMap((locale) => [
      ...partFixtures.map((fixture, index) => [
        `part:${index}:${locale}`,
        renderPart(fixture, locale),
      ]),
      ...(Object.keys(sectionFixtures) as (keyof typeof sectionFixtures)[]).map((name) => [
        `section:${name}:${locale}`,
        renderSavedSection(name, locale),
      ]),
    ]),
  );
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
