import { createComponent } from '@lit/react';
import * as React from 'react';
import { TopicElement } from '../sections/topic/topic.element.ts';
import { define } from '../schema/define.ts';

const TAG = 'talad-topic';
define(TAG, TopicElement);

/** `<Topic … />`: `<talad-topic>` as a React component. */
export const Topic = createComponent({
  react: React,
  tagName: TAG,
  elementClass: TopicElement,
});
