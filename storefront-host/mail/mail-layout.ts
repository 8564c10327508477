import type { Lang } from '../db/schema.ts';
import { html, type Markup } from '../html/html.ts';

export interface MailFrame {
  readonly lang: Lang;
  readonly shop: string;
  /** Preview text that inboxes show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly content: Markup;
  readonly button?: { readonly label: string; readonly url: string };
  readonly why: string | Markup;
}

const FONT =
  "font-family:'Noto Sans Thai','Leelawadee UI','Sukhumvit Set',Thonburi,-apple-system,'Segoe UI',Arial,sans-serif";

/**
 * Uses tables and inline styles, which every mail program renders. The one style block only sets the colours of
 * dark mode; a program that drops it shows the light mail.
 */
export function mailLayout(frame: MailFrame): string {
  const { lang, shop, preview, heading, content, button, why } = frame;
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .ground {
              background: #161a18 !important;
            }
            .sheet {
              background: #202623 !important;
            }
            .ink {
              color: #eef2ef !important;
            }
            .soft {
              color: #a9b5af !important;
            }
            .line {
              border-color: #38413c !important;
            }
          }
        </style>
      </head>
      <body class="ground" style="margin:0;padding:0;background:#f3f5f3;">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background:#f3f5f3;"
        >
          <tr>
            <td align="center" style="padding:24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:560px;"
              >
                <tr>
                  <td
                    class="soft"
                    style="${FONT};font-size:15px;line-height:24px;color:#5b6963;padding:0 4px 12px;"
                  >
                    ${shop}
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="background:#ffffff;border-radius:12px;padding:28px 24px;"
                  >
                    <h1
                      class="ink"
                      style="${FONT};font-size:22px;line-height:32px;font-weight:700;color:#1d2522;margin:0 0 12px;"
                    >
                      ${heading}
                    </h1>
                    ${content} ${button ? buttonRow(button) : []}
                  </td>
                </tr>
                <tr>
                  <td
                    class="soft"
                    style="${FONT};font-size:13px;line-height:20px;color:#5b6963;padding:16px 4px 0;"
                  >
                    ${why}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
}

export function paragraph(content: string): Markup {
  return html`<p
    class="ink"
    style="${FONT};font-size:16px;line-height:26px;color:#1d2522;margin:0 0 12px;"
  >
    ${content}
  </p>`;
}

export function smallHeading(content: string): Markup {
  return html`<p
    class="soft"
    style="${FONT};font-size:14px;line-height:22px;color:#5b6963;margin:20px 0 4px;"
  >
    ${content}
  </p>`;
}

export interface MailRow {
  readonly label: string;
  readonly detail?: string;
  readonly amount: string;
  readonly strong?: boolean;
}

export function rowTable(rows: readonly MailRow[]): Markup {
  const body = rows.map(
    ({ label, detail, amount, strong }) =>
      html`<tr>
        <td class="ink line" style="${cell(strong)};text-align:left;">
          ${label}${detail ? html`<br /><span class="soft" style="font-size:14px;color:#5b6963;font-weight:400;">${detail}</span>` : []}
        </td>
        <td
          class="ink line"
          align="right"
          style="${cell(strong)};text-align:right;white-space:nowrap;padding-left:12px;"
        >
          ${amount}
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 0;"
  >
    ${body}
  </table>`;
}

function cell(strong = false): string {
  const weight = strong ? 700 : 400;
  return `${FONT};font-size:16px;line-height:24px;font-weight:${weight};color:#1d2522;vertical-align:top;padding:10px 0;border-top:1px solid #e2e7e4`;
}

/** The padding is on a table cell, because Outlook ignores the padding of a link. */
function buttonRow({ label, url }: { readonly label: string; readonly url: string }): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0;">
    <tr>
      <td style="background:#0f6b5c;border-radius:8px;">
        <a
          href="${url}"
          style="${FONT};display:inline-block;padding:12px 22px;font-size:16px;line-height:24px;font-weight:700;color:#ffffff;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
