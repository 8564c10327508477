interface UrlRules {
  readonly createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy(name: string, rules: UrlRules): UrlRules;
}

const WORKER = '/sw.js';

/** The Trusted Types policy allows this one script address, and nothing else. */
const rules: UrlRules = { createScriptURL: () => WORKER };

/** Registers the worker for the offline page and installation (service-worker.ts). */
export function registerWorker(): void {
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
  const policy = policies?.createPolicy('talad-worker', rules) ?? rules;
  // If the browser refuses the worker, the shop works without it.
  navigator.serviceWorker.register(policy.createScriptURL(WORKER)).catch(() => undefined);
}
