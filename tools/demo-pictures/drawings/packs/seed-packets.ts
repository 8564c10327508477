import { lit } from '../ink/color.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { type Motif, motif } from './motifs.ts';

/** Draws paper seed packets, fanned out like cards. */
export function seedPackets(_pen: Pen, kinds: readonly Motif[]): Svg {
  const papers = ['#e9d9b4', '#d7dfc4', '#ecd0bf', '#cfdbe0', '#eadfc9', '#d9d2e3'];
  return kinds
    .map((kind, i) => {
      const turn = (i - (kinds.length - 1) / 2) * 17;
      const paper = papers[i % papers.length] ?? '#eadfc9';
      return moved(
        `<rect x="-112" y="-420" width="240" height="330" rx="6" fill="#2a1c12" fill-opacity="0.24"/><rect x="-122" y="-432" width="244" height="334" rx="5" fill="${lit(paper, 0.86)}"/><rect x="-122" y="-432" width="240" height="330" rx="5" fill="${paper}"/><path d="M-122 -432H118L100 -384H-104Z" fill="${lit(paper, 1.3)}"/><path d="M-122 -432L-104 -384H100L118 -432" fill="none" stroke="${lit(paper, 0.7)}" stroke-width="2"/><circle cx="-2" cy="-250" r="86" fill="#ffffff" fill-opacity="0.55"/>${moved(motif(kind), -2, -250, 1.25)}<path d="M-70 -140H66M-40 -122H36" stroke="${lit(paper, 0.55)}" stroke-width="5" stroke-linecap="round"/>`,
        0,
        200,
        1,
        turn,
      );
    })
    .join('');
}
