import { PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import { toWire } from '@talad/elements/api/wire-delivery';
import { OMISE_KEY, OMISE_WEBHOOK_SECRET } from '../payment-providers/omise-server.ts';
import { EASYSLIP_KEY } from '../payment-providers/slip-servers.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = readonly [title: string, act: () => Promise<unknown>];

interface Acting {
  /** Returns the body of an answer. */
  readonly read: (url: string) => Promise<unknown>;
  readonly call: (method: Method, url: string, payload?: object) => Promise<unknown>;
  /** Path `/api/v1/manage/{shop_id}`. */
  readonly manage: string;
  /** Advances the clock by a second. */
  readonly tick: () => unknown;
}

/** Calls each route that changes policies and the domain, for `activity.test.ts`. */
export function settingsActs({ read, call, manage, tick }: Acting): Readonly<Record<string, Act>> {
  const write = (document: string) =>
    call('PUT', `${manage}/policies/${document}`, {
      revision: 0,
      bodies: { th: '<p>ส่งทุกวัน</p>', en: '' },
    });
  const explain = (topic: string) =>
    call('PUT', `${manage}/help-topics/${topic}`, {
      revision: 0,
      bodies: { th: '<p>โอนได้ทุกธนาคาร</p>', en: '' },
    });
  const deliver = async () => {
    const { revision } = (await read(`${manage}/delivery/rules`)) as { readonly revision: string };
    await call('PUT', `${manage}/delivery/rules`, { revision, ...toWire(PLAIN_DELIVERY) });
  };
  const connect = () =>
    call('PUT', `${manage}/payment-account`, {
      provider: 'omise',
      secret_key: OMISE_KEY,
      webhook_secret: OMISE_WEBHOOK_SECRET,
    });
  const checkSlips = () =>
    call('PUT', `${manage}/slip-verifier`, {
      provider: 'easyslip',
      secret_key: EASYSLIP_KEY,
      branch: '',
    });
  const wish = () => call('PUT', `${manage}/domain`, { name: 'www.shop.invalid' });
  return {
    'PUT /manage/payment-account': ['Connected a payment provider', connect],
    'DELETE /manage/payment-account': [
      'Removed the payment provider',
      async () => {
        await connect();
        tick();
        await call('DELETE', `${manage}/payment-account`);
      },
    ],
    'PUT /manage/slip-verifier': ['Connected slip checking', checkSlips],
    'DELETE /manage/slip-verifier': [
      'Removed slip checking',
      async () => {
        await checkSlips();
        tick();
        await call('DELETE', `${manage}/slip-verifier`);
      },
    ],
    'PUT /manage/domain': ['Asked for a domain', wish],
    'POST /manage/domain/check': [
      'Checked a domain',
      async () => {
        await wish();
        tick();
        await call('POST', `${manage}/domain/check`, {});
      },
    ],
    'DELETE /manage/domain': ['Removed the domain', () => call('DELETE', `${manage}/domain`)],
    'PUT /manage/policies/:document': ['Changed a policy', () => write('shipping')],
    'DELETE /manage/policies/:document': [
      'Went back to the built-in policy',
      async () => {
        await write('returns');
        tick();
        await call('DELETE', `${manage}/policies/returns`);
      },
    ],
    'PUT /manage/delivery/rules': ['Changed delivery and its fees', deliver],
    'PUT /manage/bio/links': [
      'Changed the link-in-bio page',
      () => call('PUT', `${manage}/bio/links`, { revision: 0, links: [] }),
    ],
    'PUT /manage/help-topics/:topic': ['Changed a help topic', () => explain('how2pay')],
    'DELETE /manage/help-topics/:topic': [
      'Went back to the built-in help topic',
      async () => {
        await explain('how2buy');
        tick();
        await call('DELETE', `${manage}/help-topics/how2buy`);
      },
    ],
  };
}
