import { texts } from '@platewise/contract/texts';

/** The pages at the end of every page (shell 2). */
export const FOOTER_COLUMNS = [
  {
    title: texts.shell.footerProduct,
    links: [
      { to: '/features', label: texts.shell.features },
      { to: '/pricing', label: texts.shell.pricing },
      { to: '/preview', label: texts.shell.preview },
    ],
  },
  {
    title: texts.shell.footerResources,
    links: [
      { to: '/documentation', label: texts.shell.documentation },
      { to: '/blog', label: texts.shell.blog },
      { to: '/support', label: texts.shell.support },
    ],
  },
  {
    title: texts.shell.footerCompany,
    links: [
      { to: '/about', label: texts.shell.about },
      { to: '/careers', label: texts.shell.careers },
      { to: '/contact', label: texts.shell.contact },
    ],
  },
  {
    title: texts.shell.footerLegal,
    links: [
      { to: '/privacy', label: texts.shell.privacy },
      { to: '/terms', label: texts.shell.terms },
    ],
  },
] as const;
