import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Faq } from './faq.tsx';

describe('the frequently asked questions', () => {
  it('each open by themselves, and each bear a mark of it', () => {
    const { container } = renderScreen(<Faq />);
    const lines = [...container.querySelectorAll('summary')];
    expect(lines).not.toHaveLength(0);
    expect(lines.filter((line) => line.querySelector('svg') === null)).toHaveLength(0);
    fireEvent.click(screen.getByText('How do I cancel?'));
    expect(container.querySelectorAll('details[open]')).toHaveLength(1);
    expect(screen.getByText(/^In your account settings/).closest('details')?.open).toBe(true);
  });
});
