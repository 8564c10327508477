import { useEffect, useState } from 'react';
import type { User } from '@talad/elements/client/session/user';
import { pageSession } from '../../providers/page-session.ts';

interface ShownSession {
  readonly user: User;
  /** Sent with calls about notifications; null while it is unknown. */
  readonly messages: string | null;
  /**
   * Account of the session at the last heartbeat; null for a guest, undefined while it is unknown.
   */
  readonly account: string | null | undefined;
}

/** Returns the session of this browser, and the page's last message about it. */
export function useSession(): ShownSession {
  const [shown, show] = useState(look);
  useEffect(() => {
    const { user, memory } = pageSession();
    const ends = [user, memory].map((one) => one.subscribe(() => show(look())));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return shown;
}

function look(): ShownSession {
  const session = pageSession();
  const memory = session.memory.peek();
  return {
    user: session.user.peek(),
    messages: memory?.messages ?? null,
    account: memory ? (memory.profile?.id ?? null) : undefined,
  };
}
