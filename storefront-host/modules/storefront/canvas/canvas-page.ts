import type { FastifyReply, FastifyRequest } from 'fastify';
import { canvasAgent, type Assets, type ResolvedRoute } from '../../../rendering/index.ts';
import type { Host } from '../../../host.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { openCanvasToken } from '../../content/index.ts';
import { renderDraft } from './draft-page.ts';

/** True for parameters that only the editor sends. */
export function isCanvasRequest(query: URLSearchParams): boolean {
  return query.get('edit') === '1' && query.has('t');
}

/**
 * Renders the draft as visitors would see it, by the same templates, with the editor's agent next
 * to it. Opened by a token alone, never by a session; never cached; framed by the platform only.
 */
export async function answerCanvas(
  host: Host,
  assets: Assets,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { resolved, query }: { resolved: ResolvedRoute; query: URLSearchParams },
): Promise<FastifyReply> {
  const opened = await openCanvasToken(host, query.get('t') ?? '');
  const made = await renderDraft(
    { host, assets, request, resolved, opened, isCanvas: true },
    (state) => state,
  );
  const { 'content-security-policy': policy = '', ...headers } = made.headers;
  return reply
    .status(200)
    .headers(headers)
    .header('content-security-policy', framedByEditor(policy, host.config.publicUrl))
    .send(made.body.toString().replace('</head>', `${agentTags(host, assets)}</head>`));
}

/** The shop's own pages may not frame it, because their scripts are the owner's. */
export function framedByEditor(policy: string, platform: string): string {
  return (
    policy
      .replace(/frame-ancestors [^;]*/, `frame-ancestors ${platform}`)
      // The agent parses rich text that is typed on the page (typing/parse-html.ts).
      .replace(/trusted-types [^;]*/, '$& talad-editor')
  );
}

/** Returns the tags for the agent, with the origin whose window may send it messages. */
function agentTags({ config }: Host, assets: Assets): string {
  const agent = canvasAgent(assets);
  return [
    `<meta name="talad-editor" content="${escapeHtml(config.publicUrl)}">`,
    // The theme panel may show a preview of any font.
    '<link rel="stylesheet" href="/assets/theme-fonts.css">',
    agent ? `<script type="module" src="${escapeHtml(agent)}"></script>` : '',
  ].join('');
}
