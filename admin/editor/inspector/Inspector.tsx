import { memo, useCallback } from 'react';
import { Alert, Box, Divider, Tab, Tabs, Typography } from '@mui/material';
import { isFrame, withChildren, type PageBlock } from '@talad/elements/page/page';
import { findBlock } from '../model/invert-op.ts';
import { GroupPanel } from '../selection/GroupPanel.tsx';
import { LockNotice } from '../selection/LockNotice.tsx';
import {
  ofAlso,
  ofBlocks,
  ofLang,
  ofSelected,
  useEditor,
  useEditorPlace,
} from '../session/EditorContext.tsx';
import { schemaOf, useBlockName } from '../section-names.ts';
import { FrameFields } from '../theme/frame/FrameFields.tsx';
import { useText } from '../use-text.ts';
import { BlockFlags } from './BlockFlags.tsx';
import { ColumnContent, ColumnList } from './columns/ColumnList.tsx';
import { SectionFields } from './SectionFields.tsx';

/** Content and style of the selected section; the form is made from its definition. */
export function Inspector() {
  const t = useText();
  const blocks = useEditor(ofBlocks);
  const selected = useEditor(ofSelected);
  const isSeveral = useEditor(ofAlso).length > 0;
  const block = findBlock(blocks, selected);
  if (isSeveral) return <GroupPanel />;
  if (!block) {
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {t('inspect.none')}
      </Typography>
    );
  }
  const top = blocks.find((one) => withChildren(one).includes(block));
  const lockedBy = top?.locked ? top.id : null;
  return <BlockForm key={block.id} block={block} top={top ?? block} lockedBy={lockedBy} />;
}

interface BlockFormProps {
  readonly block: PageBlock;
  /** The block itself, or the row in whose column it is. */
  readonly top: PageBlock;
  /** The locked section that it is or is in. */
  readonly lockedBy: string | null;
}

function BlockForm({ block, top, lockedBy }: BlockFormProps) {
  const isTop = top === block;
  const t = useText();
  const nameOf = useBlockName();
  const { session } = useEditorPlace();
  const lang = useEditor(ofLang);
  const schema = schemaOf(block.name);
  const change = useCallback(
    (name: string, value: unknown, isOverlay: boolean, gesture?: string) => {
      session.store.commit(
        { op: 'setProp', id: block.id, name, value, ...(isOverlay ? { lang } : {}) },
        gesture,
      );
    },
    [session, block.id, lang],
  );
  const showItem = useCallback((item: number | null) => session.store.set({ item }), [session]);
  return (
    <Box component="section" aria-label={nameOf(block)} sx={{ pb: 4 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {nameOf(block)}
      </Typography>
      {lockedBy !== null && <LockNotice id={lockedBy} />}
      {isFrame(block) && (
        <Box sx={{ px: 2 }}>
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('inspect.fixed')}
          </Alert>
          <FrameFields part={block.header ? 'header' : 'footer'} />
        </Box>
      )}
      <Box inert={lockedBy !== null} sx={{ opacity: lockedBy === null ? 1 : 0.55 }}>
        {!isTop && <ColumnContent row={top} column={block} />}
        {block.content.children && <ColumnList row={block} />}
        {schema && !isFrame(block) && (
          <>
            <LangTabs />
            <SectionFields schema={schema} block={block} onChange={change} onItem={showItem} />
          </>
        )}
        {!schema && !isFrame(block) && !block.dummy && !block.content.children && (
          <Alert severity="warning" sx={{ mx: 2 }}>
            {t('inspect.unknown')}
          </Alert>
        )}
        {isTop && !isFrame(block) && (
          <>
            <Divider sx={{ my: 2 }} />
            <BlockFlags {...(block.hideOn && { hideOn: block.hideOn })} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Outside of the form, because tabs measure themselves at each render. */
const LangTabs = memo(function LangTabs() {
  const t = useText();
  const { session } = useEditorPlace();
  return (
    <Tabs
      value={useEditor(ofLang)}
      onChange={(_event, next: 'th' | 'en') => session.store.set({ lang: next })}
      aria-label={t('inspect.language')}
      variant="fullWidth"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      <Tab value="th" label={t('inspect.th')} lang="th" />
      <Tab value="en" label={t('inspect.en')} lang="en" />
    </Tabs>
  );
});
