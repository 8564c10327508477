import { createComponent, type EventName } from '@lit/react';
// The default export: renderers such as @lit-labs/ssr-react replace its `createElement`.
import React from 'react';
import { en } from '../locales/en.ts';
import { addTexts } from '../locales/text.ts';
import { th } from '../locales/th.ts';
import { define } from '../schema/define.ts';
import type { ElementClass } from '../schema/registry.ts';

/**
 * Makes an element a React component: defined, with its texts in both languages and typed events.
 */
export function component<I extends HTMLElement, E extends Record<string, EventName | string> = {}>(
  tagName: string,
  elementClass: ElementClass & (new () => I),
  events?: E,
) {
  addTexts('en', en);
  addTexts('th', th);
  define(tagName, elementClass);
  return createComponent<I, E>({
    react: React,
    tagName,
    elementClass,
    ...(events ? { events } : {}),
  });
}
