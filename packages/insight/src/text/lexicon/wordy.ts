/** A long way of saying something and the short one; an empty rewrite means that the words can go. */
type WordyPhrase = { pattern: string; rewrite: string }

const pairs = (text: string): WordyPhrase[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [pattern = '', rewrite = ''] = line.split(/\s*>\s*/)
      return { pattern, rewrite }
    })

/**
 * Wordy phrases and what says the same. Our own list; only pairs that stay grammatical in place.
 *
 * @source sources.md#wordy-phrases
 */
export const WORDY: readonly WordyPhrase[] = pairs(`
  in order to > to
  so as to > to
  in order for > for
  due to the fact that > because
  owing to the fact that > because
  because of the fact that > because
  on account of the fact that > because
  in view of the fact that > since
  in light of the fact that > since
  given the fact that > since
  despite the fact that > although
  in spite of the fact that > although
  regardless of the fact that > although
  notwithstanding the fact that > although
  for the reason that > because
  the reason why is that > because
  the reason is because > because
  at this point in time > now
  at this moment in time > now
  at the present time > now
  at the present moment > now
  at that point in time > then
  in this day and age > today
  at the time when > when
  during the time that > while
  during the course of > during
  in the course of > during
  for the duration of > during
  until such time as > until
  by the time that > when
  in the near future > soon
  in the not too distant future > soon
  at an early date > soon
  at your earliest convenience > soon
  at a later date > later
  on a daily basis > daily
  on a weekly basis > weekly
  on a monthly basis > monthly
  on a regular basis > regularly
  on a yearly basis > yearly
  on an ongoing basis > regularly
  on a frequent basis > often
  in the event that > if
  in the event of > if there is
  in the case that > if
  on the condition that > if
  under circumstances in which > when
  in cases where > when
  in situations where > when
  in a situation in which > when
  with regard to > about
  with regards to > about
  in regard to > about
  in regards to > about
  with respect to > about
  with reference to > about
  in reference to > about
  in relation to > about
  pertaining to > about
  concerning the matter of > about
  on the subject of > about
  as regards > about
  for the purpose of > for
  for the purposes of > for
  with the exception of > except
  with the result that > so that
  with the intention of > to
  in an effort to > to
  in an attempt to > to
  with a view to > to
  in the absence of > without
  in the vicinity of > near
  in close proximity to > near
  in the neighborhood of > about
  in excess of > more than
  by means of > by
  by virtue of > by
  by way of > by
  in lieu of > instead of
  in conjunction with > with
  along the lines of > like
  in the same way as > like
  in a similar fashion > likewise
  in a timely manner > on time
  in a timely fashion > on time
  a large number of > many
  a great number of > many
  a significant number of > many
  a considerable number of > many
  a small number of > a few
  a sufficient number of > enough
  a sufficient amount of > enough
  an adequate number of > enough
  the majority of > most
  the vast majority of > most
  a majority of > most
  a large proportion of > many
  a great deal of > much
  a wide variety of > many
  a wide range of > many
  a number of > several
  the totality of > all
  each and every > every
  any and all > all
  first and foremost > first
  one and the same > the same
  has the ability to > can
  have the ability to > can
  had the ability to > could
  has the capacity to > can
  have the capacity to > can
  is able to > can
  are able to > can
  was able to > could
  were able to > could
  is capable of being > can be
  are capable of being > can be
  has the opportunity to > can
  have the opportunity to > can
  is in a position to > can
  are in a position to > can
  it is important to note that >
  it is important to remember that > remember that
  it is worth noting that >
  it should be noted that >
  it should be pointed out that >
  it is interesting to note that >
  please be advised that >
  please note that >
  it has come to my attention that > I see that
  it is my opinion that > I think
  it is my belief that > I believe
  i am of the opinion that > I think
  i would like to take this opportunity to > I want to
  i am writing to inform you that >
  this is to inform you that >
  as a matter of fact > in fact
  in actual fact > in fact
  as a consequence of > because of
  as a result of > because of
  for all intents and purposes > in effect
  in a very real sense >
  in spite of > despite
  in the final analysis > in the end
  it is often the case that > often
  in many cases > often
  in most cases > usually
  in some cases > sometimes
  in the majority of cases > usually
  in a number of cases > sometimes
  more often than not > usually
  on the grounds that > because
  on the basis of > from
  on behalf of > for
  prior to > before
  previous to > before
  in advance of > before
  subsequent to > after
  after the conclusion of > after
  following the conclusion of > after
  take into consideration > consider
  takes into consideration > considers
  take into account > consider
  taking into account > considering
  give consideration to > consider
  gave consideration to > considered
  make a decision > decide
  made a decision > decided
  make a decision about > decide on
  come to a decision > decide
  reach a decision > decide
  came to the conclusion that > concluded that
  come to the conclusion that > conclude that
  reach an agreement > agree
  reached an agreement > agreed
  come to an agreement > agree
  make an attempt to > try to
  made an attempt to > tried to
  make an effort to > try to
  make use of > use
  made use of > used
  making use of > using
  make changes to > change
  make a change to > change
  make an improvement to > improve
  make improvements to > improve
  make a recommendation > recommend
  make a suggestion > suggest
  make an assumption > assume
  make a contribution to > contribute to
  make a payment > pay
  make reference to > mention
  make mention of > mention
  make a request for > ask for
  make an application for > apply for
  make a choice > choose
  make a comparison between > compare
  conduct an analysis of > analyze
  conduct a review of > review
  conduct a study of > study
  conduct an investigation into > investigate
  perform an analysis of > analyze
  perform a review of > review
  carry out an evaluation of > evaluate
  carry out a review of > review
  do an analysis of > analyze
  undertake a review of > review
  give an explanation of > explain
  provide an explanation of > explain
  provide an explanation for > explain
  provide a description of > describe
  provide a summary of > sum up
  provide assistance to > help
  provide support to > support
  provide guidance to > guide
  give assistance to > help
  give permission to > let
  give rise to > cause
  have a discussion about > discuss
  had a discussion about > discussed
  have a conversation about > talk about
  hold a meeting > meet
  have a tendency to > tend to
  has a tendency to > tends to
  have an impact on > affect
  has an impact on > affects
  had an impact on > affected
  have an effect on > affect
  has an effect on > affects
  have a need for > need
  is in need of > needs
  are in need of > need
  have a preference for > prefer
  have knowledge of > know
  have doubts about > doubt
  have respect for > respect
  is indicative of > shows
  is reflective of > reflects
  is dependent on > depends on
  are dependent on > depend on
  is supportive of > supports
  is aware of the fact that > knows that
  are aware of the fact that > know that
  is of the opinion that > thinks that
  put an end to > end
  bring to a conclusion > end
  bring to an end > end
  come to an end > end
  draw attention to > point out
  place emphasis on > stress
  put emphasis on > stress
  be in agreement with > agree with
  am in agreement with > agree with
  are in agreement with > agree with
  is in agreement with > agrees with
  be in receipt of > have
  am in receipt of > have
  are in receipt of > have
  at all times > always
  at no time > never
  not in a position to > unable to
  whether or not > whether
  the question as to whether > whether
  as to whether > whether
  in as much as > since
  inasmuch as > since
  in so far as > as far as
  to the extent that > if
  for the most part > mostly
  from time to time > sometimes
  all of the > all the
  off of > off
  end result > result
  final outcome > outcome
  final result > result
  past history > history
  past experience > experience
  future plans > plans
  advance planning > planning
  advance warning > warning
  added bonus > bonus
  basic fundamentals > basics
  absolutely essential > essential
  completely finished > finished
  close scrutiny > scrutiny
  collaborate together > collaborate
  combine together > combine
  join together > join
  merge together > merge
  meet together > meet
  consensus of opinion > consensus
  exactly the same > the same
  free gift > gift
  general consensus > consensus
  mutual cooperation > cooperation
  new innovation > innovation
  new innovations > innovations
  personal opinion > opinion
  plan ahead > plan
  postpone until later > postpone
  refer back to > refer to
  repeat again > repeat
  return back > return
  revert back > revert
  reply back > reply
  still remains > remains
  still continues > continues
  sum total > total
  true facts > facts
  unexpected surprise > surprise
  very unique > unique
  completely unanimous > unanimous
  period of time > time
  point in time > time
  of a confidential nature > confidential
  large in size > large
  small in size > small
  few in number > few
  round in shape > round
  utilize > use
  utilizes > uses
  utilized > used
  utilizing > using
  utilization of > use of
  facilitate > help
  facilitates > helps
  commence > begin
  commenced > began
  endeavor to > try to
  ascertain > find out
  terminate > end
  terminated > ended
  subsequently > later
  approximately > about
  numerous > many
  sufficient > enough
  requisite > needed
  henceforth > from now on
  heretofore > until now
  aforementioned > this
  therein > in it
  thereof > of it
  herewith > with this
  pursuant to > under
  per our conversation > as we discussed
  as per > as
  going forward > from now on
  moving forward > from now on
  reach out to > contact
  touch base with > talk to
  circle back to > return to
  at the end of the day > in the end
  think outside the box > think differently
`)
