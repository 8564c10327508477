import { beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '../../elements/build/read-sources.ts';
import { customElementsJson } from '../../elements/manifest/custom-elements-json.ts';
import type { ElementDoc } from '../../elements/manifest/describe-element.ts';
import { documentEvents } from '../../elements/manifest/known-names.ts';
import { listElements } from '../../elements/manifest/list-elements.ts';
import { defineOnServer, renderAll } from '../registry/render-fixture.ts';

const elements: ElementDoc[] = [];
const sources = readSources();
beforeAll(async () => {
  await defineOnServer();
  const list = await listElements(sources);
  elements.push(...list.parts, ...list.sections, ...list.embedded);
});

const named = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

/** Lists the gaps by element, naming the missing comments, so that they can be written. */
function gaps(
  missing: (element: ElementDoc) => readonly string[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    elements.map((one) => [one.className, missing(one)] as const).filter(([, list]) => list.length),
  );
}

describe('the manifest leaves nothing out', () => {
  it('every element, property, event, slot, part and custom property is described', () => {
    const empty = (list: readonly { name: string; description: string }[], kind: string) =>
      list.filter((one) => one.description.length < 3).map((one) => `${kind} ${one.name}`);
    expect(
      gaps((element) => [
        ...(element.description ? [] : ['description']),
        ...(element.module ? [] : ['module']),
        ...element.properties
          .filter((one) => one.type === 'unknown')
          .map((one) => `type ${one.name}`),
        ...empty(element.properties, 'property'),
        ...empty(element.events, 'event'),
        ...empty(element.slots, 'slot'),
        ...empty(element.parts, 'part'),
        ...empty(element.cssProperties, 'css'),
      ]),
    ).toEqual({});
  });

  it('every part and slot that a fixture renders is named', () => {
    const drawn = new Map<string, string>();
    for (const [name, markup] of Object.entries(renderAll())) {
      const tag = /<(talad-[\w-]+)/.exec(markup)?.[1];
      if (name.endsWith(':en') && tag) drawn.set(tag, (drawn.get(tag) ?? '') + markup);
    }
    expect(drawn.size).toBeGreaterThan(10);
    const missing = gaps((element) => {
      const shadow = ownShadow(drawn.get(element.tag) ?? '');
      const parts = [...shadow.matchAll(/ part="([^"]+)"/g)].flatMap(([, list = '']) =>
        list.split(' '),
      );
      const slots = [...shadow.matchAll(/<slot(?: name="([^"]*)")?/g)].map(([, name = '']) => name);
      return [
        ...new Set(
          parts.filter((part) => !named(element.parts).includes(part)).map((one) => `part ${one}`),
        ),
        ...slots.filter((slot) => !named(element.slots).includes(slot)).map((one) => `slot ${one}`),
      ];
    });
    expect(missing).toEqual({});
  });

  it('every event class of the package is named by an element, or is the document’s', () => {
    const types = [...sources.values()].flatMap((source) =>
      [...source.matchAll(/static readonly type = '(talad-[\w-]+)'/g)].map(([, type = '']) => type),
    );
    const documented = new Set([
      ...elements.flatMap((element) => named(element.events)),
      ...Object.keys(documentEvents),
    ]);
    expect(types.filter((type) => !documented.has(type))).toEqual([]);
  });

  it('is a Custom Elements Manifest with attributes that name their fields', () => {
    const json = JSON.stringify(customElementsJson(elements));
    expect(json).toContain('"schemaVersion":"2.1.0"');
    expect(json).toContain('"name":"show-shop","fieldName":"showShop"');
    expect(json).not.toContain('"hydrated"');
  });
});

/** Returns the element's own shadow root, without those of the elements in it. */
function ownShadow(markup: string): string {
  let depth = 0;
  return markup
    .split(/(<template shadowroot[^>]*>|<\/template>)/)
    .filter((piece) => {
      if (piece.startsWith('<template shadowroot')) depth += 1;
      else if (piece === '</template>') depth -= 1;
      return depth === 1;
    })
    .join('');
}
