/** The visible behaviours of the specification in brief, each with the title of the journey that tests it. */
export interface SpecBehaviours {
  readonly section: 2 | 4 | 5 | 8;
  readonly journey: string;
  readonly shows: readonly string[];
}

export const specBehaviours: readonly SpecBehaviours[] = [
  {
    section: 2,
    journey:
      'a protected page redirects a visitor to the landing page, and sign-in leads back to a shared link',
    shows: ['protected routes lead a stranger to the first page', 'so does any address that there is not'],
  },
  {
    section: 2,
    journey: 'a new visitor signs in, sees a score change, pays, reads the analysis and opens a match',
    shows: ['signing in leads to the dashboard', 'an analysis has four tabs', 'paying opens what was locked'],
  },
  {
    section: 2,
    journey: 'the landing page explains the product and offers sign-in',
    shows: ['three badges', 'four social links, one of them without a target'],
  },
  {
    section: 2,
    journey: 'a dialog traps the focus and stops scrolling, and restores both however it closes',
    shows: [
      'Escape, backdrop and button close',
      'Tab stays inside',
      'the page does not scroll',
      'focus returns',
    ],
  },
  {
    section: 2,
    journey: 'the avatar menu shows the name of a member and signs out',
    shows: [
      'first letter of the name',
      'hovering opens name and email',
      'signing out leads to the first page',
    ],
  },
  {
    section: 2,
    journey: 'the bar of the dashboard links to its sections; its menu closes after a choice and on Escape',
    shows: ['each entry scrolls to its section', 'the shadow changes once scrolled', 'the small menu closes'],
  },
  {
    section: 2,
    journey: 'the dashboard greets a free user and shows its three sections',
    shows: [
      'a locked card opens the upgrade dialog',
      'the footer opens the terms in the page',
      'the box for updates thanks',
    ],
  },
  {
    section: 2,
    journey: 'the older dashboard greets the user, shows a summary and expands',
    shows: ['seven sections that open by themselves', 'the way back to the summary'],
  },
  {
    section: 2,
    journey: 'a live match updates on its own page, and win chances are for members',
    shows: ['the score of a live match changes by itself'],
  },
  {
    section: 4,
    journey: 'a reload keeps the visitor signed in',
    shows: ['a saved session goes on'],
  },
  {
    section: 4,
    journey: 'an expired access token is refreshed silently',
    shows: ['a refused token is refreshed and the visitor stays'],
  },
  {
    section: 4,
    journey: 'data stored by an older version becomes a session, and its keys are removed',
    shows: ['a spinner until it is known who is signed in', 'legacy keys become a session'],
  },
  {
    section: 4,
    journey: 'a session idle for over 7 days is cleared and leads to the landing page',
    shows: ['an idle session ends'],
  },
  {
    section: 4,
    journey: 'signing out works without a connection to the server',
    shows: ['signing out always clears and leads to the first page'],
  },
  {
    section: 4,
    journey: 'the matches page has three tabs, live first',
    shows: ['live is the first tab', 'a list that cannot be reloaded still shows its earlier content'],
  },
  {
    section: 4,
    journey: 'a closed checkout changes nothing and can be opened again',
    shows: ['a dismissed payment changes nothing'],
  },
  {
    section: 4,
    journey: 'a failed payment is shown in the checkout, and the next attempt succeeds',
    shows: ['a failed payment shows its error'],
  },
  {
    section: 5,
    journey: 'the newsletter form says thanks for three seconds and sends nothing',
    shows: ['a blank address is ignored', 'nothing is sent'],
  },
  {
    section: 8,
    journey: 'a session unknown to the server is cleared and leads to the landing page',
    shows: ['a failed refresh clears the session'],
  },
  {
    section: 8,
    journey: 'a dashboard shows that it refreshes, and shows cached data after a failure',
    shows: ['a failed call leaves the cached data on the screen'],
  },
];
