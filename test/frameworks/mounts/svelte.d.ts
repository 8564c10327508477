declare module '*.svelte' {
  import type { Component } from 'svelte';
  import type { View } from './mount.ts';
  const component: Component<{ first: View }, { update: (view: View) => void }>;
  export default component;
}
