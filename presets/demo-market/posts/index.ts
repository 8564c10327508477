import { eventPosts } from './events.ts';
import { hangbaiPosts } from './hangbai.ts';
import type { DemoPost } from '../demo-content.ts';
import { makerPosts } from './makers.ts';
import { tablePosts } from './table.ts';

/** Newest first within a shop. */
export const demoPosts: readonly DemoPost[] = [
  ...eventPosts,
  ...makerPosts,
  ...tablePosts,
  ...hangbaiPosts,
];
