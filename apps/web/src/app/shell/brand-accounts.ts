/**
 * Where the brand lives elsewhere (shell 2, decisions 7): anyone who runs the product puts the names of their accounts here.
 * A network without an account has no link: one to its front page would pretend that we are there.
 */
export const BRAND_ACCOUNTS: Readonly<Record<'twitter' | 'instagram' | 'linkedIn' | 'gitHub', string | null>> = {
  twitter: null,
  instagram: null,
  linkedIn: null,
  gitHub: null,
};
