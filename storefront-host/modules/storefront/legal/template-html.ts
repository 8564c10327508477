import type { Lang } from '../../../db/schema.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import type { LegalDocument } from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';
import { builtInText } from './legal-text.ts';

/** Returns a built-in text as HTML of the editor, whose first headings are h3. */
export function templateHtml(site: Site, document: LegalDocument, lang: Lang): string {
  const { intro, sections } = builtInText(site, document, lang);
  return [
    ...intro.map(paragraph),
    ...sections.flatMap(([heading, paragraphs, items]) => [
      `<h3>${escapeHtml(heading)}</h3>`,
      ...paragraphs.map(paragraph),
      ...(items ? [`<ul>${items.map((item) => `<li>${paragraph(item)}</li>`).join('')}</ul>`] : []),
    ]),
  ].join('');
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
