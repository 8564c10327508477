import { useTranslate } from 'react-admin';
import {
  ContestantUpdate,
  type ManagedContestant,
} from '../../../storefront-host/modules/content/contestants/contestants.contract.ts';
import { EditForm } from '../../forms/ResourceForm.tsx';
import { titleRule } from '../../forms/title-rule.ts';
import { useLang } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { ViewLink } from '../../layout/ViewLink.tsx';
import { titleOf } from '../products/product-title.ts';
import { ContestantFields } from './ContestantFields.tsx';
import { RemoveContestant } from './RemoveContestant.tsx';

export function ContestantEdit() {
  const translate = useTranslate();
  const lang = useLang();
  const { shop } = usePlace();
  return (
    <EditForm<ManagedContestant>
      contract={ContestantUpdate}
      rule={titleRule(shop.base_language)}
      saved="app.contestants.saved"
      header={(contestant) => ({
        title: titleOf(contestant, lang),
        below: translate('app.contestants.number', { number: contestant.number }),
        backTo: `/contestants/${contestant.id}/show`,
        actions: <ViewLink href={contestant.full_url} />,
      })}
    >
      {(contestant) => (
        <>
          <ContestantFields />
          <RemoveContestant contestant={contestant} />
        </>
      )}
    </EditForm>
  );
}
