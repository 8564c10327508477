import { useEffect, useState } from 'react';
import { startSession } from '@talad/elements/client/session/start-session';
import type { User } from '@talad/elements/client/session/user';

interface ShownSession {
  readonly user: User;
  /** Goes with calls about notifications; null: not known yet. */
  readonly messages: string | null;
}

/** The session as the shop's pages have it: one tab of this browser asks and hears for all of them. */
export function useSession(lang: 'th' | 'en'): ShownSession {
  const [session] = useState(() => startSession({ api: '/api/v1', base: '', lang }));
  const [shown, show] = useState<ShownSession>(() => ({
    user: session.user.peek(),
    messages: session.memory.peek()?.messages ?? null,
  }));
  useEffect(
    () =>
      session.user.subscribe((user) =>
        show({ user, messages: session.memory.peek()?.messages ?? null }),
      ),
    [session],
  );
  return shown;
}
