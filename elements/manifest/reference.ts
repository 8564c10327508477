import type { ElementDoc } from './describe-element.ts';
import { documentEvents } from './known-names.ts';
import type { Named } from './doc-comment.ts';

/** Returns the elements as a chapter of the published README. */
export function reference(elements: readonly ElementDoc[]): string {
  const events = Object.entries(documentEvents).map(([name, what]) => `- \`${name}\`: ${what}`);
  return [
    '## Reference',
    'Events on `document`:',
    events.join('\n'),
    elements.map(chapter).join('\n'),
  ].join('\n\n');
}

function chapter(element: ElementDoc): string {
  const rows = element.properties.map(
    ({ name, attribute, type, description }) =>
      `| ${attribute ? `\`${attribute}\`` : ''} | \`${name}\` | \`${cell(type)}\` | ${cell(description)} |`,
  );
  return [
    `### \`<${element.tag}>\``,
    '',
    element.description,
    '',
    '| attribute | property | type | meaning |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...names('Events', element.events),
    ...names('Slots', element.slots),
    ...names('CSS parts', element.parts),
    ...names('Custom properties', element.cssProperties),
    '',
  ].join('\n');
}

function names(title: string, list: readonly Named[]): readonly string[] {
  if (list.length === 0) return [];
  const lines = list.map(({ name, description }) => `- \`${name || '(default)'}\`: ${description}`);
  return [`${title}:`, '', ...lines, ''];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
