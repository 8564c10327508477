import { TopicElement } from '../sections/topic/topic.element.ts';
import { component } from './component.ts';

/** `<Topic … />`: `<talad-topic>` as a React component. */
export const Topic = component('talad-topic', TopicElement);
