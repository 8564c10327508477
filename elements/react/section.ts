import type * as React from 'react';
import { defineAll } from '../schema/define.ts';
import type { ElementClass } from '../schema/registry.ts';
import type { SavedProps } from '../schema/fields.ts';
import type { SectionElement } from '../schema/section-element.ts';
import { sections, type SectionName } from '../sections/index.ts';
import { sectionParts } from '../sections/section-parts.ts';

/** Props of every section: its saved props, and data from a server. */
export interface SectionProps {
  readonly locale?: 'th' | 'en';
  /** Prefix of the site's paths. */
  readonly base?: string;
  readonly props?: SavedProps;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly className?: string;
}

const loaded = new Map<SectionName, Promise<React.ComponentType<SectionProps>>>();

/**
 * Returns a section by its name in saved pages as a React component, whose code is loaded on first
 * render.
 */
export function loadSection(name: SectionName): Promise<React.ComponentType<SectionProps>> {
  const known = loaded.get(name);
  if (known) return known;
  const begun = load(name);
  loaded.set(name, begun);
  // Load a chunk again if it failed to load.
  begun.catch(() => loaded.delete(name));
  return begun;
}

async function load(name: SectionName): Promise<React.ComponentType<SectionProps>> {
  const { runtime, load } = sections[name];
  const [entry, { component }]: readonly [ElementClass, typeof import('./component.ts'), unknown] =
    await Promise.all([load(), import('./component.ts'), defineAll(sectionParts)]);
  // All entries of the registry of sections are sections.
  const section = entry as ElementClass & (new () => SectionElement);
  const made = component(runtime.tag, section);
  return made;
}
