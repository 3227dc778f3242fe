import { legalContact, type LegalText } from './legal-text.ts';

/** The terms and conditions, in English only. */
export const termsText: LegalText = {
  title: 'Terms and Conditions',
  lastUpdated: 'January 1, 2025',
  sections: [
    {
      heading: 'Acceptance of Terms',
      paragraphs: [
        'These terms are an agreement between you and GullyLens. By opening an account, or by using any part of the service, you accept them. If you do not accept them, please do not use the service.',
        'You must be at least 18 years old, or use the service with the consent and under the care of a parent or guardian.',
      ],
    },
    {
      heading: 'Use License',
      paragraphs: [
        'You may view and use GullyLens for yourself, for personal and non-commercial purposes. This is a licence, not a transfer of ownership, and it ends if you break these terms. Under it you may not:',
      ],
      points: [
        'modify or copy the materials;',
        'use the materials for any commercial purpose, or show them in public;',
        'decompile, reverse engineer or otherwise take apart any software of the service;',
        'remove a copyright notice or any other mark of ownership from the materials.',
      ],
    },
    {
      heading: 'User Accounts',
      paragraphs: [
        'You sign in with your Google account. The information in your account must be accurate, complete and current, and you agree to keep it so.',
        'You are responsible for safeguarding the password of the account you sign in with and for what is done under it. Tell us at once if you believe that somebody else has used it.',
      ],
    },
    {
      heading: 'Premium Services',
      paragraphs: [
        'Some parts of the service are open to Premium members only. Premium is sold for one month at the price shown before you pay, goods and services tax included where it applies. It is paid through our payment partners, whose own terms apply to the payment.',
        'A payment covers one month and does not renew by itself. You may cancel at any time in your account settings; access then stays until the month that was paid for is over.',
      ],
    },
    {
      heading: 'Data Usage',
      paragraphs: [
        'Scores, fixtures and other cricket data are licensed from third parties and are shown for information only. We aim to be right and on time but cannot promise that every figure is.',
        'The data and the analysis may not be used for gambling or betting of any kind. GullyLens takes no stakes, holds no deposits and offers no prizes.',
      ],
    },
    {
      heading: 'Privacy and Data Protection',
      paragraphs: [
        'How we collect, use and protect what we know of you is described in our Privacy Policy, which is part of these terms.',
      ],
    },
    {
      heading: 'Intellectual Property',
      paragraphs: [
        'The service, its design, its software and its analysis belong to GullyLens or to those who license them to us, and are protected by the law of India and by international treaties. Names and marks of teams, leagues and players belong to their owners.',
        'What you write in the forum remains yours. You allow us to show it to other members for as long as it stands there.',
      ],
    },
    {
      heading: 'Limitation of Liability',
      paragraphs: [
        'As far as the law allows, GullyLens and the people who work for it are not liable for indirect, incidental or consequential loss, or for loss of profits, data or goodwill, that comes from using the service or from not being able to use it. Our total liability for any claim is limited to what you paid us in the twelve months before it.',
      ],
    },
    {
      heading: 'Disclaimer',
      paragraphs: [
        'The service is given as is and as available, without warranty of any kind, expressed or implied. Analysis is opinion founded on past matches. It does not foretell results, and decisions you make with it are your own.',
      ],
    },
    {
      heading: 'Governing Law',
      paragraphs: [
        'These terms are governed by the laws of India. The courts of India alone decide disputes about them.',
      ],
    },
    {
      heading: 'Changes to Terms',
      paragraphs: [
        'We may change these terms. When a change is material we try to give at least 30 days notice before it takes effect. Using the service after that means that you accept the changed terms.',
      ],
    },
    {
      heading: 'Contact Information',
      paragraphs: [
        `Questions about these terms: ${legalContact.legalEmail}.`,
        `Website: ${legalContact.website}.`,
      ],
    },
  ],
};
