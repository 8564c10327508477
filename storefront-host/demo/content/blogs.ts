import { eventPosts } from './blogs-events.ts';
import { hangbaiPosts } from './blogs-hangbai.ts';
import type { DemoPost } from './demo-content.ts';
import { makerPosts } from './blogs-makers.ts';
import { tablePosts } from './blogs-table.ts';

/** Newest first within a shop. */
export const demoPosts: readonly DemoPost[] = [
  ...eventPosts,
  ...makerPosts,
  ...tablePosts,
  ...hangbaiPosts,
];
