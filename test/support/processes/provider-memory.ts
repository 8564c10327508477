import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Stores the state of the other provider while its process runs. */
const stored = new Map<string, AdapterPayload>();

export class ProviderMemory implements Adapter {
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    stored.set(this.#key(id), payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return stored.get(this.#key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...stored].find(
      ([key, payload]) => key.startsWith(this.#key('')) && payload.uid === uid,
    )?.[1];
  }

  /** Part of the device flow, which this provider does not support. */
  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const payload = stored.get(this.#key(id));
    if (payload) stored.set(this.#key(id), { ...payload, consumed: Math.floor(Date.now() / 1000) });
  }

  async destroy(id: string): Promise<void> {
    stored.delete(this.#key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
  }

  #key(id: string): string {
    return `${this.#model}:${id}`;
  }
}
