import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Link, Stack, Typography } from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ManagedContestant } from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { ActionBar } from '../../layout/ActionBar.tsx';
import { useLang } from '../../layout/formats.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { ProductPicture } from '../../layout/ProductPicture.tsx';
import { Section } from '../../layout/Section.tsx';
import { useMay } from '../../layout/ShopContext.tsx';
import { ShowPage } from '../../layout/ShowPage.tsx';
import { TwoColumns } from '../../layout/TwoColumns.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { RemoveContestant } from './RemoveContestant.tsx';

export function ContestantShow() {
  return <ShowPage<ManagedContestant>>{(one) => <ContestantPage contestant={one} />}</ShowPage>;
}

interface OneProps {
  readonly contestant: ManagedContestant;
}

function ContestantPage({ contestant }: OneProps) {
  const translate = useTranslate();
  const lang = useLang();
  const mayWrite = useMay('contestants', 'write');
  const actions = (
    <>
      <ViewLink href={contestant.full_url} />
      {mayWrite && (
        <Button
          variant="contained"
          component={RouterLink}
          to={`/contestants/${contestant.id}`}
          startIcon={<EditIcon />}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={titleOf(contestant, lang)}
        below={translate('app.contestants.number', { number: contestant.number })}
        backTo="/contestants"
        actions={actions}
      />
      <TwoColumns>
        <Texts contestant={contestant} />
        <Section title={translate('resources.contestants.fields.image')}>
          <ProductPicture
            picture={contestant.picture}
            size="fill"
            alt={titleOf(contestant, lang)}
          />
          {contestant.picture === null && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('app.contestants.no_picture')}
            </Typography>
          )}
        </Section>
      </TwoColumns>
      <RemoveContestant contestant={contestant} />
      <ActionBar>{actions}</ActionBar>
    </>
  );
}

/** Shows both languages, and marks texts without a translation. */
function Texts({ contestant: { titles, summaries, link } }: OneProps) {
  const translate = useTranslate();
  const none = translate('app.contestants.not_translated');
  return (
    <Section title={translate('app.contestants.details')}>
      <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
        {(['th', 'en'] as const).map((lang) => (
          <Fact key={lang} name={`titles.${lang}`}>
            <span {...(titles[lang] && { lang })}>{titles[lang] || none}</span>
          </Fact>
        ))}
        {(['th', 'en'] as const).map((lang) => (
          <Fact key={lang} name={`summaries.${lang}`}>
            <span {...(summaries[lang] && { lang })}>{summaries[lang] || none}</span>
          </Fact>
        ))}
        {link !== '' && (
          <Fact name="link">
            <Link href={link} target="_blank" rel="noopener">
              {link}
            </Link>
          </Fact>
        )}
      </Stack>
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`resources.contestants.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
