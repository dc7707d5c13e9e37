// The oldest browsers that the page, the one-file page and the element are built for. light-dark() is left to them:
// lowered, it would not follow the theme chosen by hand.
export const browsers = ['chrome123', 'firefox121', 'safari17.5'];
