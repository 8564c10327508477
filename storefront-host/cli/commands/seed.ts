import { createHost } from '../../startup/create-host.ts';
import { buildApp } from '../../app.ts';
import { hasDemoMarket } from '../../startup/demo/has-demo-market.ts';
import { fillEmptyMarket } from '../../startup/fill-empty-market.ts';
import { settleRestore } from '../../startup/settle-restore.ts';
import { CommandError, print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const seed: Command = {
  name: 'seed',
  summary: 'fills an empty local market with the demo shops (the first start does this too)',
  usage: ['seed'],
  async run(_args, config) {
    if (!config.isLocal) {
      throw new CommandError('The demo shops are for a local PUBLIC_URL only.');
    }
    if (!hasDemoMarket()) {
      throw new CommandError('There is no demo data: the folder presets/demo-market is missing.');
    }
    await withStorage(config, { borrow: false, migrate: true }, async (opened) => {
      const settled = await settleRestore(config, opened);
      if (settled) print(settled);
      const { host, close } = await createHost(config, opened, {
        onTrouble: ({ error }) => print(String(error)),
      });
      // The modules register a handler for each kind of background work.
      const app = await buildApp(host);
      try {
        const filled = await fillEmptyMarket(host);
        print(
          filled ? 'The demo market is there.' : 'The market is not empty: nothing was changed.',
        );
      } finally {
        await app.close();
        await close();
      }
    });
  },
};
