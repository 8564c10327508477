export { readContestants } from './contestants/contestants.read.ts';
export { addBlog } from './documents/add-blog.ts';
export { blogFolderOf, blogPath } from './documents/blog-path.ts';
export { countBlogs, listBlogTags, readBlog, readBlogs } from './documents/contents.read.ts';
export { postHtml } from './documents/post-html.ts';
export { openDraftLink, type OpenedDraft } from './draft-links/draft-links.ts';
export { mailFormEntry } from './forms/mail-form-entry.ts';
export {
  type AnsweredQuestions,
  QUESTION_PAGE_SIZE,
  readProductQuestions,
} from './questions/questions.read.ts';
export { readRefusedForm, type RefusedForm } from './forms/refused-form.ts';
export { categoryPart, firstCategories } from './frame/category-part.ts';
export { favicon } from './frame/favicon.ts';
export { makePage } from './frame/make-page.ts';
export { rootCategories } from './frame/menu-tree.ts';
export type { LoadedPage, LoadRequest } from './frame/page-model.ts';
export { isIconFile, markIcon, siteIcon } from './frame/site-icon.ts';
export { manifestOf } from './frame/site-install.ts';
export { frameData, siteData } from './frame/site-view.ts';
export { readSite, type Site } from './frame/site.read.ts';
export { socialLinks } from './frame/social-links.ts';
export { CANVAS_MINUTES, openCanvasToken, signCanvasToken } from './pages/canvas-token.ts';
export { pagePath } from './pages/page-path.ts';
export { readPageState, type PageState } from './pages/page-row.read.ts';
export { readVersion } from './pages/pages.read.ts';
export { presetPictures } from './presets/preset-pictures.ts';
export { countRedirectHit } from './redirects/count-hits.ts';
export { readRedirect } from './redirects/redirects.read.ts';
export { sumUp } from './reviews/add-review.ts';
export { firstName, readMayReview } from './reviews/can-review.read.ts';
export { changeReview } from './reviews/change-review.ts';
export {
  countToReview,
  countWritten,
  findWritten,
  listToReview,
  listWritten,
  REVIEWS_A_PAGE,
  type ToReview,
  type WrittenByMe,
} from './reviews/my-reviews.read.ts';
export { formText, type ReviewForm, reviewOfForm, scoreField } from './reviews/review-form.ts';
export { listShopReviews, readProductReviews } from './reviews/reviews.read.ts';
export { starField } from './reviews/star-field.ts';
export { findReviewed, writeReview } from './reviews/write-review.ts';
