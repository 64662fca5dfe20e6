import type { Course as CourseThing, Offer } from 'schema-dts';
import { type CourseStage, type CourseWithSeats, coursePath, lastDayOf } from '#domain/courses/course.ts';
import { priceInEuros } from '#domain/courses/price.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { namedOrganization, postalAddress } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** A course held once, and its seats while they can still be booked. */
export function courseThing(course: CourseWithSeats, stage: CourseStage, site: Site): CourseThing {
  const { nameOfCourse, courseInfo, slug, date, place, city, capacity } = course;
  const isOpen = stage === 'open';
  return {
    '@type': 'Course',
    name: nameOfCourse,
    description: courseInfo || undefined,
    url: site.origin + coursePath(slug),
    provider: namedOrganization(site),
    offers: isOpen ? offer(course, site) : undefined,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      startDate: date,
      endDate: lastDayOf(course),
      eventStatus: stage === 'cancelled' ? 'https://schema.org/EventCancelled' : undefined,
      location: { '@type': 'Place', address: postalAddress({ street: place, city }) },
      maximumAttendeeCapacity: isOpen && capacity > 0 ? capacity : undefined,
      remainingAttendeeCapacity: isOpen && capacity > 0 ? seatsOnOffer(course) : undefined,
    },
  };
}

function offer(course: CourseWithSeats, { origin }: Site): Offer {
  const price = priceInEuros(course.price);
  return {
    '@type': 'Offer',
    url: origin + coursePath(course.slug),
    availability: seatsOnOffer(course) > 0 ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    ...(price !== undefined && { price, priceCurrency: 'EUR' }),
  };
}
