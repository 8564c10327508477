import type { FastifyReply } from 'fastify';
import type { Lang } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { ApiFailure } from '../../../../http/index.ts';
import { printedPages } from '../../printing/printed-page.ts';
import { limitWork } from '../limit-work.ts';
import { paperCss } from './paper-css.ts';
import { paperPage } from './paper-page.ts';
import { paperPdf } from './paper-pdf.ts';
import { paperSheet } from './paper-sheet.ts';
import type { PaperRow } from '../papers.repository.ts';

/**
 * Limits the files made at once: one with hundreds of lines keeps the processor busy for a moment.
 */
const limited = limitWork(2, 20);

export interface PaperPrinter {
  /** `pdf` is the address of the paper's file. */
  readonly sendPage: (reply: FastifyReply, paper: PaperRow, of: Printing) => FastifyReply;
  /** @throws ApiFailure 503 if too many requests already wait for theirs. */
  readonly sendPdf: (reply: FastifyReply, paper: PaperRow, lang: Lang) => Promise<FastifyReply>;
}

interface Printing {
  readonly lang: Lang;
  /** Address of the paper's PDF. */
  readonly pdf: string;
}

/** Returns functions that send papers to print. Files are rendered on request and not stored. */
export function paperPrinter(host: Pick<Host, 'config'>): PaperPrinter {
  const sendPrinted = printedPages(host);
  return {
    sendPage(reply, paper, { lang, pdf }) {
      const sheet = paperSheet(paper, lang);
      return sendPrinted(reply, {
        lang,
        title: `${sheet.title} ${paper.number}`,
        shopTitle: sheet.shop,
        css: paperCss,
        body: paperPage(lang, sheet, pdf),
      });
    },
    async sendPdf(reply, paper, lang) {
      const file = await limited(() => paperPdf(paperSheet(paper, lang), lang));
      if (!file) throw new ApiFailure(503, 'UNAVAILABLE');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${paper.number}.pdf"`,
          'cache-control': 'no-store',
        })
        .send(file);
    },
  };
}
