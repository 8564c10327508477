import type { Visitor } from '../../../identity/index.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { isFor, type OpenInvite } from './accept-invite.ts';
import { flagName } from './staff-texts.ts';

interface InvitationView {
  readonly lang: Lang;
  readonly token: string;
  readonly invite: OpenInvite;
  /** Null for a guest. */
  readonly reader: Pick<Visitor, 'email' | 'emailVerified'> | null;
}

/** Shows the offer, the inviter, and the next step. */
export function invitationPage(view: InvitationView): Markup {
  const { lang, token, invite } = view;
  const facts = { shop: invite.title, inviter: invite.inviter ?? invite.title };
  return html`<div class="card">
    <h1>${text(lang, `staff.invitation.${invite.hand_over ? 'handOver' : 'invite'}`, facts)}</h1>
    ${
      invite.hand_over &&
      html`<p class="lead">${text(lang, 'staff.invitation.handOver.lead', facts)}</p>`
    }
    <h2>${text(lang, 'staff.invitation.may')}</h2>
    ${invite.flags.map(
      (flag) =>
        html`<p>
          <strong>${flagName(lang, flag)}</strong><br />${text(lang, `staff.may.${flag}`)}
        </p>`,
    )}
    ${nextStep(view)}
    <form method="post" action="/invitation">
      <input type="hidden" name="token" value="${token}" />
      <button class="quiet" name="answer" value="decline">
        ${text(lang, 'staff.invitation.decline')}
      </button>
    </form>
  </div>`;
}

function nextStep({ lang, token, invite, reader }: InvitationView): Markup {
  const here = encodeURIComponent(`/invitation?token=${token}`);
  const { email } = invite;
  const whose = html`<p class="small">${text(lang, 'staff.invitation.for', { email })}</p>`;
  if (!reader) {
    return html`${whose}
      <p>
        <a class="button wide" href="/login?continue=${here}"
          >${text(lang, 'staff.invitation.signIn')}</a
        >
      </p>
      <p>
        <a
          class="button quiet wide"
          href="/login?register=1&amp;continue=${here}&amp;email=${encodeURIComponent(email)}"
          >${text(lang, 'staff.invitation.register')}</a
        >
      </p>`;
  }
  if (!isFor(invite, reader.email)) {
    return html`${whose}
      <p class="notice">${text(lang, 'staff.invitation.other', { current: reader.email })}</p>
      <p class="after">
        <a class="button wide" href="/logout?continue=${here}"
          >${text(lang, 'staff.invitation.switch')}</a
        >
      </p>`;
  }
  if (!reader.emailVerified) {
    return html`${whose}
      <p class="notice">${text(lang, 'staff.invitation.unverified')}</p>`;
  }
  return html`<form method="post" action="/invitation">
    <input type="hidden" name="token" value="${token}" />
    <button name="answer" value="accept">
      ${text(lang, invite.hand_over ? 'staff.invitation.takeOver' : 'staff.invitation.accept')}
    </button>
  </form>`;
}

/** The invitation was used, withdrawn or declined, or has expired. */
export function endedPage(lang: Lang, end: 'gone' | 'declined'): Markup {
  return html`<div class="card">
    <h1>${text(lang, `staff.invitation.${end}.title`)}</h1>
    <p>${text(lang, `staff.invitation.${end}`)}</p>
    <a class="button quiet" href="/">${text(lang, 'page.error.home')}</a>
  </div>`;
}
