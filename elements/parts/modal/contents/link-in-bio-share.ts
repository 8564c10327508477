import { css, html, nothing, svg } from 'lit';
import { text } from '../../../locales/text.ts';
import { define } from '../../../schema/define.ts';
import { ShareElement } from '../../share/share.element.ts';
import type { ModalContent } from '../modal-content.ts';
import { qrCode } from '../qr-code.ts';

/** The page's address as a QR code, with copy and share buttons. */
export const content: ModalContent = {
  texts: 'content',
  styles: css`
    .bio-sharing {
      display: grid;
      gap: 16px;
      justify-items: center;
      text-align: center;
    }
    .bio-sharing svg {
      inline-size: min(240px, 70vw);
      border-radius: 12px;
      background: #fff;
    }
    .bio-sharing p {
      user-select: all;
      font-weight: 600;
    }
  `,
  heading: ({ locale }) => text(locale, 'bioShare.title'),
  render({ locale, opener }) {
    define('talad-share', ShareElement);
    const { url = location.href, title = document.title } = opener.dataset;
    const code = qrCode(url);
    return html`<div class="bio-sharing">
      ${
        code
          ? html`<svg
              viewBox=${`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label=${text(locale, 'bioShare.code')}
              shape-rendering="crispEdges"
            >
              ${svg`<path fill="#000" d=${code.path} />`}
            </svg>`
          : nothing
      }
      <p>${url.replace(/^https?:\/\//, '')}</p>
      <talad-share locale=${locale} url=${url} heading=${title}></talad-share>
    </div>`;
  },
};
