import { legalContact, type LegalText } from './legal-text.ts';

/** The privacy policy, in English only. */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  lastUpdated: 'January 1, 2025',
  sections: [
    {
      heading: 'Information We Collect',
      paragraphs: ['We collect only what the service needs:'],
      points: [
        'your name and email address, which Google gives us when you sign in;',
        'payment information: what was paid, when, and the reference of our payment partner. Card and bank details go to the payment partner and never reach us;',
        'what you write to support, and what you write in the members’ forum, where other members see it beside your first name;',
        'which analyses you open, for 30 days, so that our analysts see how many people read each;',
        'technical records that every web service keeps, such as the time of a request and the kind of browser.',
      ],
    },
    {
      heading: 'How We Use Your Information',
      paragraphs: [
        'We use it to sign you in, to give you what you paid for, to answer when you write to us, to keep the service safe, and to see what works and what does not. We do not use it for anything else.',
      ],
    },
    {
      heading: 'Information Sharing',
      paragraphs: [
        'We do not sell your personal information, and we do not share it without your consent, except with those who provide the service with us (sign-in and payment), and as required by law.',
      ],
    },
    {
      heading: 'Google Authentication',
      paragraphs: [
        'You sign in through Google. Google shares your name and email only. We never see your Google password, and we read nothing else from your Google account. You can withdraw the connection in the settings of your Google account at any time.',
      ],
    },
    {
      heading: 'Data Security',
      paragraphs: [
        'What travels between your browser and us is encrypted. Session keys are short-lived and are stored with us only in a form that cannot be turned back. No system is perfectly safe; if yours or ours is ever affected we tell you without delay.',
      ],
    },
    {
      heading: 'Cookies and Tracking',
      paragraphs: [
        'GullyLens keeps your session and the last scores you saw in the storage of your browser. We set no advertising cookies and do not follow you to other sites. Google and our payment partner may set cookies of their own when you sign in or pay.',
      ],
    },
    {
      heading: 'Data Retention',
      paragraphs: [
        'We keep your information for as long as you have an account. When you delete the account it is erased, except for records of payments, which the law makes us keep and which then no longer name you. What you wrote to support without an account is erased a year after it was answered.',
      ],
    },
    {
      heading: 'Your Rights',
      paragraphs: ['At any time you may:'],
      points: [
        'access what we hold about you;',
        'update what is wrong;',
        'delete your account and your data;',
        'opt out of messages that the service does not need;',
        'take your data with you in a file that other services can read (portability).',
      ],
    },
    {
      heading: 'Changes to Privacy Policy',
      paragraphs: [
        'When this policy changes we publish it here with its new date. We tell you of a material change before it takes effect.',
      ],
    },
    {
      heading: 'Contact Us',
      paragraphs: [
        `Questions about privacy: ${legalContact.privacyEmail}.`,
        `Website: ${legalContact.website}.`,
      ],
    },
  ],
};
