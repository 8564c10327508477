import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FRONT_PAGE } from '@talad/elements/page/page';
import type { ListedPage, PublishChoice } from '../session/editor-api.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { CheckList, type CheckSpot } from './CheckList.tsx';
import { ChangeLines, PublishLine } from './ChangeLines.tsx';
import { PublishPart } from './PublishPart.tsx';
import { lookChanges, pageChanges } from './publish-changes.ts';
import { useStills } from './use-stills.ts';

interface PublishDialogProps {
  readonly onClose: () => void;
  /** Shows a place to correct; null for the look. */
  readonly onShow: (spot: CheckSpot | null) => void;
  readonly onPublish: (choice: PublishChoice) => Promise<void>;
}

/** All that goes live, page and look apart, each of which may wait (decision 487). */
export function PublishDialog({ onClose, onShow, onPublish }: PublishDialogProps) {
  const t = useText();
  const translate = useTranslate();
  const { session, api } = useEditorPlace();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isBusy, setBusy] = useState(false);
  const [spot, setSpot] = useState<string>();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const { data: pages } = useQuery({
    queryKey: ['editor', 'pages', 'publish'],
    queryFn: async () => {
      await session.refreshPublished();
      return api.list();
    },
    staleTime: 0,
    gcTime: 0,
  });
  const stills = useStills();
  const nameOf = ({ name, title }: Pick<ListedPage, 'name' | 'title'>): string =>
    name === FRONT_PAGE ? t('page.front') : title || name;
  const others = (pages ?? []).filter(
    ({ name, hasChanges }) => hasChanges && name !== session.page,
  );
  const { page, design } = session.store.get().doc;
  const published = session.published();
  const look = lookChanges(session.visibleDesign(), design);
  const changes = published ? pageChanges(published, session.store.get().doc) : null;
  const hasPage = changes?.length !== 0;
  const isNothing = look.length === 0 && !hasPage && others.length === 0;
  const chosen = (part: string): boolean => !waiting.has(part);
  const choose = (part: string) => (isChosen: boolean) =>
    setWaiting((old) => {
      const next = new Set(old);
      if (isChosen) next.delete(part);
      else next.add(part);
      return next;
    });
  const choice: PublishChoice = {
    pages: [
      ...(hasPage && chosen(PAGE) ? [session.page] : []),
      ...others.flatMap(({ name }) => (chosen(`/${name}`) ? [name] : [])),
    ],
    look: look.length > 0 && chosen(LOOK),
  };
  const isEmptyChoice = choice.pages?.length === 0 && !choice.look;
  const firstChange = changes?.find((change) => 'block' in change);
  const shown = spot ?? (firstChange && 'block' in firstChange ? firstChange.block.id : undefined);
  const name = nameOf({ name: session.page, title: page.title });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle>{t('publish.title')}</DialogTitle>
      <DialogContent>
        {!pages && <CircularProgress size={24} aria-label={t('loading')} />}
        {pages && (
          <>
            <Typography>{t(isNothing ? 'publish.none' : 'publish.text')}</Typography>
            {!isNothing && <CheckList onShow={onShow} />}
            {hasPage && (
              <PublishPart
                title={t('publish.page', { name })}
                isChosen={chosen(PAGE)}
                onChoose={choose(PAGE)}
                picture={
                  <BeforeAfter
                    stills={stills}
                    name={name}
                    before={published && { page: 'published', look: 'published' }}
                    after={{ page: 'draft', look: 'published' }}
                    spot={shown}
                  />
                }
              >
                <ChangeLines changes={changes} spot={shown} onSpot={setSpot} />
              </PublishPart>
            )}
            {look.length > 0 && (
              <PublishPart
                title={t('publish.shop')}
                isChosen={chosen(LOOK)}
                onChoose={choose(LOOK)}
                picture={
                  <BeforeAfter
                    stills={stills}
                    name={t('publish.shop')}
                    before={{ page: published ? 'published' : 'draft', look: 'published' }}
                    after={{ page: published ? 'published' : 'draft', look: 'draft' }}
                  />
                }
              >
                {look.map((part) => (
                  <PublishLine key={part} kind="changed" text={t(`publish.${part}`)} />
                ))}
              </PublishPart>
            )}
            {others.length > 0 && (
              <>
                <Typography variant="h3" sx={{ mt: 3 }}>
                  {t('publish.others')}
                </Typography>
                {others.map((other) => (
                  <PublishPart
                    key={other.name}
                    title={
                      other.isPublished
                        ? nameOf(other)
                        : t('publish.new_page', { name: nameOf(other) })
                    }
                    isChosen={chosen(`/${other.name}`)}
                    onChoose={choose(`/${other.name}`)}
                  />
                ))}
              </>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('app.action.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          disabled={!pages || isEmptyChoice}
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void onPublish(choice).finally(() => setBusy(false));
          }}
        >
          {t('publish.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Names of parts that no page can have: pages begin with a slash. */
const PAGE = 'page';
const LOOK = 'look';
