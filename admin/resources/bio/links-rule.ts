import type { BioLinks } from '../../../storefront-host/modules/storefront/bio/bio.contract.ts';
import type { CrossRule } from '../../forms/validate-form.ts';

/** Requires a title in one language for each link, as the server does. */
export const linksRule: CrossRule = ({ links = [] }, translate) => {
  const missing = { titles: { th: translate('ra.validation.required') } };
  const errors = (links as BioLinks['links']).map(({ titles }) =>
    titles.th.trim() === '' && titles.en.trim() === '' ? missing : {},
  );
  return errors.some((error) => Object.keys(error).length > 0) ? { links: errors } : {};
};
