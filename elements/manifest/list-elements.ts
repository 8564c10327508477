import { parts } from '../parts/index.ts';
import { embedded } from '../embed/public-elements.ts';
import type { ElementEntry } from '../schema/registry.ts';
import { sections, sectionTags } from '../sections/index.ts';
import { sectionSchemas } from '../sections/schemas.ts';
import { describeElement, type ElementDoc, type Sources } from './describe-element.ts';

export interface ElementList {
  readonly parts: readonly ElementDoc[];
  readonly sections: readonly ElementDoc[];
  readonly embedded: readonly ElementDoc[];
}

/** Describes every element of the package. */
export async function listElements(sources: Sources): Promise<ElementList> {
  const schemas = new Map(
    Object.entries(sections).map(([name, { runtime }]) => [
      runtime.tag as string,
      sectionSchemas[name as keyof typeof sectionSchemas],
    ]),
  );
  const describe = (entries: Readonly<Record<string, ElementEntry>>) =>
    Promise.all(
      Object.entries(entries).map(async ([tag, entry]) =>
        describeElement(tag, await entry.load(), sources, schemas.get(tag)),
      ),
    );
  return {
    parts: await describe(parts),
    sections: await describe(sectionTags),
    embedded: await describe(embedded),
  };
}
