import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Box, Button, CircularProgress, List, Typography } from '@mui/material';
import { schemeColors } from '@talad/elements/page/design';
import { themeOf } from '@talad/elements/page/design-css';
import type { PageBlock } from '@talad/elements/page/page';
import { wholeScheme } from '@talad/elements/theme/tokens';
import type { PageFinding } from '../../../storefront-host/modules/storefront/page-checks/page-checks.contract.ts';
import { useLang } from '../../layout/formats.ts';
import { findBlock } from '../model/invert-op.ts';
import { blockName } from '../section-names.ts';
import { ofBlocks, ofDesign, useEditor, useEditorPlace } from '../session/EditorContext.tsx';
import { contrastAdvice } from '../theme/contrast-advice.ts';
import { useText } from '../use-text.ts';
import { CheckLine } from './CheckLine.tsx';

/** A section, and the item and language in which a finding shows. */
export interface CheckSpot {
  readonly selected: string;
  readonly item: number | null;
  readonly lang?: 'th' | 'en';
}

interface CheckListProps {
  readonly onShow: (spot: CheckSpot | null) => void;
}

/** Lines before the list is opened. */
const FIRST = 4;
const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Weaknesses of the draft, each one click away from its place, with what to do about it. */
export function CheckList({ onShow }: CheckListProps) {
  const t = useText();
  const { session, api, actions } = useEditorPlace();
  const queries = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const blocks = useEditor(ofBlocks);
  const lang = useLang();
  const lines = useFindingTexts(blocks);
  const contrasts = useContrasts();
  const { data, isError } = useQuery({
    queryKey: ['editor', 'checks', session.page],
    queryFn: async () => {
      await session.saver.flush();
      return api.checks(session.page);
    },
    staleTime: 0,
    gcTime: 0,
  });
  /** Checks and pictures show the draft after a correction. */
  const again = (): void => {
    void queries.invalidateQueries({ queryKey: ['editor', 'checks'] });
    void queries.invalidateQueries({ queryKey: ['editor', 'still'] });
  };
  if (isError) {
    return (
      <Alert severity="info" sx={{ my: 2 }}>
        {t('check.failed')}
      </Alert>
    );
  }
  if (!data) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 2 }}>
        <CircularProgress size={20} />
        <Typography color="textSecondary">{t('check.running')}</Typography>
      </Box>
    );
  }
  // A section that was deleted a moment ago is not checked any more.
  const findings = inOneLanguage(data.findings, lang).filter(
    ({ block }) => block === null || findBlock(blocks, block),
  );
  const isRemovable = (id: string): boolean => !actions.refusalOf({ op: 'remove', id });
  const samples = findings.flatMap(({ code, block }) =>
    code === 'SAMPLE_TEXT' && block !== null && isRemovable(block) ? [block] : [],
  );
  /** One step of undo. Without a notice, which would cover the button that publishes. */
  const removeSamples = (): void => {
    session.store.commitAll(
      samples.map((id) => ({ op: 'remove', id })),
      { op: 'removeAll', count: samples.length },
    );
    again();
  };
  const total = contrasts.length + findings.length;
  const rows = [
    ...contrasts.map(({ text, fix, better, apply }) => (
      <CheckLine
        key={text}
        text={text}
        fix={fix}
        onShow={() => onShow(null)}
        {...(better !== null && {
          act: {
            text: t('check.use', { color: better }),
            onPress: () => {
              apply();
              again();
            },
          },
        })}
      />
    )),
    ...findings.map((found) => {
      const { block, item, lang, code } = found;
      const { text, fix } = lines(found);
      return (
        <CheckLine
          key={`${block} ${item} ${lang} ${text}`}
          text={text}
          fix={fix}
          {...((block !== null || code.endsWith('LINK')) && {
            onShow: () =>
              onShow(block === null ? null : { selected: block, item, ...(lang && { lang }) }),
          })}
          {...(code === 'EMPTY' &&
            block !== null &&
            isRemovable(block) && {
              act: {
                text: t('check.delete'),
                onPress: () => {
                  actions.remove(block);
                  again();
                },
              },
            })}
        />
      );
    }),
  ];
  return (
    <Box sx={{ my: 2 }}>
      <Alert severity={total === 0 ? 'success' : 'warning'} sx={{ '& ul': { m: 0 } }}>
        {total === 0
          ? t('check.none')
          : t(total === 1 ? 'check.count_one' : 'check.count', { n: total })}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('check.weight', {
            code: kilobytes(data.code_bytes),
            code_max: kilobytes(data.code_budget),
            pictures: kilobytes(data.picture_bytes),
            pictures_max: kilobytes(data.picture_budget),
          })}
        </Typography>
      </Alert>
      {samples.length > 0 && (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={removeSamples}>
          {t(samples.length === 1 ? 'check.delete_sample' : 'check.delete_samples', {
            n: samples.length,
          })}
        </Button>
      )}
      {total > 0 && (
        <List dense aria-label={t('check.title')}>
          {isWhole ? rows : rows.slice(0, FIRST)}
        </List>
      )}
      {!isWhole && total > FIRST && (
        <Button onClick={() => setWhole(true)}>{t('check.all', { n: total })}</Button>
      )}
    </Box>
  );
}

/** Names a section with sample text once, although each of its languages is a finding. */
function inOneLanguage(
  findings: readonly PageFinding[],
  preferred: PageFinding['lang'],
): readonly PageFinding[] {
  const samples = findings.filter(({ code }) => code === 'SAMPLE_TEXT');
  return findings.filter(
    (found) =>
      found.code !== 'SAMPLE_TEXT' ||
      found.lang === preferred ||
      !samples.some(({ block, lang }) => block === found.block && lang === preferred),
  );
}

function useFindingTexts(blocks: readonly PageBlock[]) {
  const t = useText();
  const lang = useLang();
  return ({ code, block, text, amount, wanted }: PageFinding) => {
    const found = findBlock(blocks, block);
    const vars = { text, amount, wanted, name: found ? blockName(found, lang) : '' };
    return { text: t(`check.${code}`, vars), fix: t(`check.${code}.fix`, vars) };
  };
}

/** Colours of the look that are hard to read, each with the nearest one that is not. */
function useContrasts() {
  const t = useText();
  const { session } = useEditorPlace();
  const design = useEditor(ofDesign);
  const advice = contrastAdvice(wholeScheme(themeOf(design).scheme));
  return schemeColors.flatMap((color) => {
    const found = advice[color];
    if (!found || found.ratio >= found.wanted) return [];
    const { ground, ratio, wanted, better } = found;
    const names = { color: t(`theme.${color}`), ground: t(`theme.${ground}`) };
    return [
      {
        text: t('check.contrast', { ...names, ratio: ratio.toFixed(1) }),
        fix: t('check.contrast.fix', { wanted }),
        better,
        apply: () =>
          session.store.commit({ op: 'setDesign', path: `/currentColors/${color}`, value: better }),
      },
    ];
  });
}
