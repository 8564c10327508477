import { Type } from 'typebox';
import type { Module } from '../../../host.ts';
import { plainPage } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { LOG_PATH, logPage } from './log-page.ts';
import { listOperators, logKinds, readOperatorLog } from './log.read.ts';

const LIMIT = 50;
const Uuid = Type.String({ format: 'uuid' });
/** The form sends '' for a filter that is not chosen. */
const LogQuery = Type.Object({
  kind: Type.Optional(Type.String({ maxLength: 20 })),
  operator: Type.Optional(Type.Union([Type.Literal(''), Uuid])),
  after: Type.Optional(Uuid),
});

/** Serves the log of the operators, to operators. */
export const operatorLog: Module = (app, host) => {
  app.get(
    LOG_PATH,
    { config: { access: 'operator' }, schema: { hide: true, querystring: LogQuery } },
    async (request, reply) => {
      const { lang, query } = request;
      const kind = logKinds.find((known) => known === query.kind) ?? null;
      const operator = query.operator || null;
      const filter = { kind, operator, after: query.after ?? null };
      const [found, operators] = await Promise.all([
        readOperatorLog(host.db, filter, LIMIT + 1),
        listOperators(host.db),
      ]);
      const entries = found.slice(0, LIMIT);
      const last = found.length > LIMIT ? entries.at(-1) : undefined;
      const params = new URLSearchParams({
        ...(kind && { kind }),
        ...(operator && { operator }),
        ...(last && { after: last.id }),
      });
      return plainPage(request, reply, {
        title: text(lang, 'admin.log'),
        width: 'wide',
        body: logPage({
          lang,
          filter,
          operators,
          entries,
          next: last ? `${LOG_PATH}?${params}` : null,
        }),
      });
    },
  );
};
