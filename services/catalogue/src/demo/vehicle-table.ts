// Model generations sold in Australia and New Zealand, compiled for this project. Lines, read by vehicles.ts:
//   =MAKE
//   +model|series
//   *cc|cylinders|fuel|kW|engine code        engines of the generation, numbered from 0
//   -variant|engine,drive,from-to,body/body;…
export const vehicleTable = `
=ABARTH
+595|312
*1368|4|Petrol|103|312A3
*1368|4|Petrol|107|312A3
*1368|4|Petrol|132|312B3
-Base|0,FWD,2014-2024,Convertible/Hatchback;1,FWD,2014-2024,Convertible/Hatchback
-Competizione|2,FWD,2014-2024,Convertible/Hatchback
-Turismo|1,FWD,2014-2024,Convertible/Hatchback
=ALFA ROMEO
+147|937
*3179|6|Petrol|184|932A0
*1910|4|Diesel|110|937A5
*1970|4|Petrol|110|AR32310
-GTA|0,FWD,2001-2010,Hatchback
-JTD|1,FWD,2001-2010,Hatchback
-Monza|2,FWD,2001-2010,Hatchback
-Twin Spark|2,FWD,2001-2010,Hatchback
+156|932
*3179|6|Petrol|184|932A0
*1970|4|Petrol|121|937A1
*1970|4|Petrol|114|AR32310
*2492|6|Petrol|140|AR32405
-GTA|0,FWD,1999-2006,Sedan/Wagon
-JTS|1,FWD,1999-2006,Sedan/Wagon
-Twin Spark|2,FWD,1999-2006,Sedan/Wagon
-V6|3,FWD,1999-2006,Sedan/Wagon
+159|939
*1910|4|Diesel|110|939A2
*1742|4|Petrol|147|939B1
*2198|4|Petrol|136|939A5
*2387|5|Diesel|147|939A3
*3195|6|Petrol|191|939A0
-1.9 JTD|0,FWD,2006-2012,Sedan/Wagon
-1750 TBi|1,FWD,2006-2012,Sedan/Wagon
-2.2 JTS|2,FWD,2006-2012,Sedan/Wagon
-2.4 JTD|3,FWD,2006-2012,Sedan/Wagon
-3.2 V6 Q4|4,AWD,2006-2012,Sedan/Wagon
+Giulia|952
*1995|4|Petrol|147|GME
*2891|6|Petrol|375|690T
*2143|4|Diesel|132|MultiJet
*1995|4|Petrol|206|GME
-Giulia|0,RWD,2017-2026,Sedan
-Quadrifoglio|1,RWD,2017-2026,Sedan
-Super|0,RWD,2017-2026,Sedan;2,RWD,2017-2026,Sedan
-Veloce|3,RWD,2017-2026,Sedan
+Giulietta|940
*1368|4|Petrol|125|940A2
*1956|4|Diesel|125|940A4
*1368|4|Petrol|88|198A4
*1742|4|Petrol|173|940A1
*1742|4|Petrol|177|960A1
-Distinctive|0,FWD,2011-2020,Hatchback;1,FWD,2011-2020,Hatchback
-Progression|2,FWD,2011-2020,Hatchback
-QV|3,FWD,2011-2020,Hatchback;4,FWD,2011-2020,Hatchback
-Super|0,FWD,2011-2020,Hatchback
-Veloce|4,FWD,2011-2020,Hatchback
+MiTo|955
*1368|4|Petrol|99|955A2
*1368|4|Petrol|125|955A8
*1368|4|Petrol|114|955A8
-Base|0,FWD,2009-2015,Hatchback
-QV|1,FWD,2009-2015,Hatchback
-Sport|2,FWD,2009-2015,Hatchback
+Stelvio|949
*2891|6|Petrol|375|690T
*1995|4|Petrol|148|GME
*2143|4|Diesel|154|MultiJet
*1995|4|Petrol|206|GME
-Quadrifoglio|0,AWD,2018-2026,SUV
-Stelvio|1,AWD,2018-2026,SUV;2,AWD,2018-2026,SUV
-Ti|3,AWD,2018-2026,SUV
-Veloce|3,AWD,2018-2026,SUV
=AUDI
+A1|8X / GB
*999|3|Petrol|70|CHZB
*1390|4|Petrol|136|CAVG
*1390|4|Petrol|90|CAXA
*1598|4|Diesel|66|CAYB
*999|3|Petrol|85|DKLA
*1498|4|Petrol|110|DADA
*1984|4|Petrol|147|DKZC
-1.0 TFSI|0,FWD,2010-2026,Hatchback
-1.4 TFSI Ambition|1,FWD,2010-2026,Hatchback;2,FWD,2010-2026,Hatchback
-1.4 TFSI Attraction|2,FWD,2010-2026,Hatchback
-1.6 TDI|3,FWD,2010-2026,Hatchback
-30 TFSI|4,FWD,2010-2026,Hatchback
-35 TFSI|5,FWD,2010-2026,Hatchback
-40 TFSI|6,FWD,2010-2026,Hatchback
+A3|8L / 8P
*1390|4|Petrol|92|CAXC
*1595|4|Petrol|75|BSE
*1798|4|Petrol|118|BZB
*1781|4|Petrol|110|AGU
*1984|4|Petrol|110|BVY
*1968|4|Diesel|103|BKD
*1984|4|Petrol|147|AXX
*3189|6|Petrol|184|BMJ
-1.4 TFSI|0,FWD,1997-2013,Convertible/Hatchback
-1.6 Attraction|1,FWD,1997-2013,Convertible/Hatchback
-1.8 TFSI|2,FWD,1997-2013,Convertible/Hatchback
-1.8T|3,FWD,1997-2013,Convertible/Hatchback
-2.0 FSI|4,FWD,1997-2013,Convertible/Hatchback
-2.0 TDI|5,FWD,1997-2013,Convertible/Hatchback
-2.0 TFSI|6,FWD,1997-2013,Convertible/Hatchback
-3.2 quattro|7,AWD,1997-2013,Convertible/Hatchback
+A3|8V
*999|3|Petrol|85|CHZD
*1395|4|Petrol|90|CMBA
*1395|4|Petrol|110|CZEA
*1798|4|Petrol|132|CJSA
*1968|4|Diesel|110|CRFC
*1984|4|Petrol|140|CZRA
*2480|5|Petrol|294|DAZA
*1984|4|Petrol|210|CJXC
-1.0 TFSI|0,FWD,2013-2021,Convertible/Hatchback/Sedan
-1.4 TFSI Attraction|1,FWD,2013-2021,Convertible/Hatchback/Sedan
-1.4 TFSI COD|2,FWD,2013-2021,Convertible/Hatchback/Sedan
-1.8 TFSI Ambition|3,FWD,2013-2021,Convertible/Hatchback/Sedan
-2.0 TDI|4,FWD,2013-2021,Convertible/Hatchback/Sedan
-2.0 TFSI quattro|5,AWD,2013-2021,Convertible/Hatchback/Sedan
-RS3|6,AWD,2013-2021,Convertible/Hatchback/Sedan
-S3|7,AWD,2013-2021,Convertible/Hatchback/Sedan
+A3|8Y
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|150|DNNC
*2480|5|Petrol|294|DNWA
*1984|4|Petrol|228|DNFF
-35 TFSI|0,FWD,2022-2026,Hatchback/Sedan
-40 TFSI quattro|1,AWD,2022-2026,Hatchback/Sedan
-RS3|2,AWD,2022-2026,Hatchback/Sedan
-S3|3,AWD,2022-2026,Hatchback/Sedan
+A4|B5
*1781|4|Petrol|92|ADR
*1781|4|Petrol|110|AEB
*2393|6|Petrol|121|AGA
*2771|6|Petrol|142|ACK
-1.8|0,FWD,1995-2001,Sedan/Wagon
-1.8T|1,FWD,1995-2001,Sedan/Wagon
-2.4|2,FWD,1995-2001,Sedan/Wagon
-2.8 quattro|3,AWD,1995-2001,Sedan/Wagon
+A4|B6 / B7
*1781|4|Petrol|120|BFB
*1984|4|Petrol|96|ALT
*1968|4|Diesel|103|BLB
*1984|4|Petrol|147|BGB
*2976|6|Petrol|162|ASN
*3123|6|Petrol|188|AUK
*4163|8|Petrol|253|BBK
-1.8T|0,FWD,2001-2008,Convertible/Sedan/Wagon
-2.0|1,FWD,2001-2008,Convertible/Sedan/Wagon
-2.0 TDI|2,FWD,2001-2008,Convertible/Sedan/Wagon
-2.0 TFSI|3,FWD,2001-2008,Convertible/Sedan/Wagon
-3.0 quattro|4,AWD,2001-2008,Convertible/Sedan/Wagon
-3.2 FSI quattro|5,AWD,2001-2008,Convertible/Sedan/Wagon
-S4|6,AWD,2001-2008,Convertible/Sedan/Wagon
+A4|B8
*1798|4|Petrol|118|CABB
*1968|4|Diesel|105|CAGA
*1968|4|Diesel|130|CGLC
*1984|4|Petrol|155|CDNC
*1984|4|Petrol|165|CNCD
*2967|6|Diesel|176|CCWA
*3197|6|Petrol|195|CALA
*2995|6|Petrol|245|CAKA
-1.8 TFSI|0,FWD,2008-2015,Sedan/Wagon
-2.0 TDI|1,FWD,2008-2015,Sedan/Wagon;2,FWD,2008-2015,Sedan/Wagon
-2.0 TFSI quattro|3,AWD,2008-2015,Sedan/Wagon;4,AWD,2008-2015,Sedan/Wagon
-3.0 TDI quattro|5,AWD,2008-2015,Sedan/Wagon
-3.2 FSI quattro|6,AWD,2008-2015,Sedan/Wagon
-S4|7,AWD,2008-2015,Sedan/Wagon
+A4|B9
*1395|4|Petrol|110|CVNA
*1968|4|Diesel|140|DETA
*1984|4|Petrol|140|CVKB
*1984|4|Petrol|185|CYRB
*2894|6|Petrol|331|DECA
*2995|6|Petrol|260|CWGD
-1.4 TFSI|0,FWD,2016-2025,Sedan/Wagon
-2.0 TDI|1,FWD,2016-2025,Sedan/Wagon
-2.0 TFSI|2,FWD,2016-2025,Sedan/Wagon
-2.0 TFSI quattro|3,AWD,2016-2025,Sedan/Wagon
-35 TFSI|2,FWD,2016-2025,Sedan/Wagon
-45 TFSI quattro|3,AWD,2016-2025,Sedan/Wagon
-RS4|4,AWD,2016-2025,Sedan/Wagon
-S4|5,AWD,2016-2025,Sedan/Wagon
+A5|8T / F5
*1798|4|Petrol|118|CABD
*1984|4|Petrol|155|CDNC
*2967|6|Diesel|176|CCWA
*3197|6|Petrol|195|CALA
*1984|4|Petrol|140|CVKB
*1984|4|Petrol|185|CYRB
*4163|8|Petrol|260|CAUA
-1.8 TFSI|0,FWD,2007-2024,Convertible/Coupe/Liftback
-2.0 TFSI|1,AWD,2007-2024,Convertible/Coupe/Liftback
-3.0 TDI|2,AWD,2007-2024,Convertible/Coupe/Liftback
-3.2 FSI|3,AWD,2007-2024,Convertible/Coupe/Liftback
-40 TFSI|4,FWD,2007-2024,Convertible/Coupe/Liftback
-45 TFSI|5,AWD,2007-2024,Convertible/Coupe/Liftback
-S5|6,AWD,2007-2024,Convertible/Coupe/Liftback
+A6|C5 / C6
*1984|4|Petrol|125|BPJ
*2393|6|Petrol|125|BDV
*2698|6|Diesel|132|BPP
*2976|6|Petrol|162|ASN
*2967|6|Diesel|171|BMK
*3123|6|Petrol|188|AUK
-2.0 TFSI|0,FWD,1998-2011,Sedan/Wagon
-2.4|1,FWD,1998-2011,Sedan/Wagon
-2.7 TDI|2,FWD,1998-2011,Sedan/Wagon
-3.0|3,AWD,1998-2011,Sedan/Wagon
-3.0 TDI|4,AWD,1998-2011,Sedan/Wagon
-3.2 FSI|5,AWD,1998-2011,Sedan/Wagon
+A6|C7 / C8
*1798|4|Petrol|140|CYGA
*1984|4|Petrol|132|CDNB
*2967|6|Diesel|180|CDUC
*2995|6|Petrol|228|CGWD
*1984|4|Petrol|180|DKNA
*2995|6|Petrol|250|DLZA
-1.8 TFSI|0,FWD,2011-2025,Sedan/Wagon
-2.0 TFSI|1,FWD,2011-2025,Sedan/Wagon
-3.0 TDI quattro|2,AWD,2011-2025,Sedan/Wagon
-3.0 TFSI quattro|3,AWD,2011-2025,Sedan/Wagon
-45 TFSI|4,AWD,2011-2025,Sedan/Wagon
-55 TFSI|5,AWD,2011-2025,Sedan/Wagon
+e-tron|GE
*||Electric|230|
*||Electric|300|
*||Electric|370|
-50 quattro|0,AWD,2020-2025,SUV
-55 quattro|1,AWD,2020-2025,SUV
-S|2,AWD,2020-2025,SUV
+Q2|GA
*1968|4|Diesel|110|DFGA
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|140|CZPB
*1984|4|Petrol|221|DNFE
-2.0 TDI quattro|0,AWD,2017-2025,SUV
-35 TFSI|1,FWD,2017-2025,SUV
-40 TFSI quattro|2,AWD,2017-2025,SUV
-SQ2|3,AWD,2017-2025,SUV
+Q3|8U / F3
*1395|4|Petrol|110|CZDA
*1968|4|Diesel|103|CFFB
*1968|4|Diesel|130|CFGC
*1984|4|Petrol|125|CCZC
*1984|4|Petrol|132|DKTA
*2480|5|Petrol|228|CTSA
*2480|5|Petrol|294|DNWA
-1.4 TFSI|0,FWD,2012-2025,SUV
-2.0 TDI|1,FWD,2012-2025,SUV;2,FWD,2012-2025,SUV
-2.0 TFSI quattro|3,AWD,2012-2025,SUV
-35 TFSI|0,FWD,2012-2025,SUV
-40 TFSI quattro|4,AWD,2012-2025,SUV
-RS Q3|5,AWD,2012-2025,SUV;6,AWD,2012-2025,SUV
+Q5|8R
*1968|4|Diesel|125|CAHA
*1968|4|Diesel|130|CGLC
*1984|4|Petrol|155|CDNC
*2967|6|Diesel|176|CCWA
*3197|6|Petrol|199|CALB
*2967|6|Diesel|230|CGQB
-2.0 TDI|0,AWD,2009-2017,SUV;1,AWD,2009-2017,SUV
-2.0 TFSI|2,AWD,2009-2017,SUV
-3.0 TDI|3,AWD,2009-2017,SUV
-3.2 FSI|4,AWD,2009-2017,SUV
-SQ5 TDI|5,AWD,2009-2017,SUV
+Q5|FY
*1968|4|Diesel|140|DETA
*1968|4|Diesel|150|DTPA
*1984|4|Petrol|185|DAXB
*2967|6|Diesel|210|DCPC
*2967|6|Diesel|251|DEWB
*2995|6|Petrol|260|CWGD
-40 TDI|0,AWD,2017-2025,SUV;1,AWD,2017-2025,SUV
-45 TFSI|2,AWD,2017-2025,SUV
-50 TDI|3,AWD,2017-2025,SUV
-SQ5|4,AWD,2017-2025,SUV;5,AWD,2017-2025,SUV
+Q7|4L
*2967|6|Diesel|171|BUG
*2967|6|Diesel|180|CRCA
*3597|6|Petrol|206|BHK
*4163|8|Petrol|257|BAR
*4134|8|Diesel|250|CCFA
-3.0 TDI|0,AWD,2006-2015,SUV;1,AWD,2006-2015,SUV
-3.6 FSI|2,AWD,2006-2015,SUV
-4.2 FSI|3,AWD,2006-2015,SUV
-4.2 TDI|4,AWD,2006-2015,SUV
+Q7|4M
*2967|6|Diesel|160|CRTE
*2967|6|Diesel|200|CRTC
*2967|6|Diesel|170|DHXC
*2967|6|Diesel|210|DHXA
*3956|8|Diesel|320|DCUA
*3996|8|Petrol|373|CWWA
-3.0 TDI|0,AWD,2015-2026,SUV;1,AWD,2015-2026,SUV
-45 TDI|2,AWD,2015-2026,SUV
-50 TDI|3,AWD,2015-2026,SUV
-SQ7|4,AWD,2015-2026,SUV;5,AWD,2015-2026,SUV
+TT|8N / 8J / 8S
*1781|4|Petrol|132|AUQ
*1781|4|Petrol|165|BAM
*1984|4|Petrol|147|BWA
*1984|4|Petrol|169|CHHC
*3189|6|Petrol|184|BUB
*2480|5|Petrol|294|DAZA
*1984|4|Petrol|210|CJXG
-1.8T|0,FWD,1999-2023,Convertible/Coupe
-1.8T quattro|1,AWD,1999-2023,Convertible/Coupe
-2.0 TFSI|2,FWD,1999-2023,Convertible/Coupe;3,FWD,1999-2023,Convertible/Coupe
-3.2 quattro|4,AWD,1999-2023,Convertible/Coupe
-TT RS|5,AWD,1999-2023,Convertible/Coupe
-TTS|6,AWD,1999-2023,Convertible/Coupe
=BMW
+1 Series|E87 / E82 / E88
*1596|4|Petrol|85|N45
*1995|4|Petrol|95|N46
*1995|4|Diesel|120|M47
*1995|4|Diesel|130|N47
*1995|4|Petrol|110|N46
*2996|6|Petrol|195|N52
*2979|6|Petrol|225|N54
-116i|0,RWD,2004-2013,Convertible/Coupe/Hatchback
-118i|1,RWD,2004-2013,Convertible/Coupe/Hatchback
-120d|2,RWD,2004-2013,Convertible/Coupe/Hatchback;3,RWD,2004-2013,Convertible/Coupe/Hatchback
-120i|4,RWD,2004-2013,Convertible/Coupe/Hatchback
-125i|5,RWD,2004-2013,Convertible/Coupe/Hatchback
-130i|5,RWD,2004-2013,Convertible/Coupe/Hatchback
-135i|6,RWD,2004-2013,Convertible/Coupe/Hatchback
+1 Series|F20
*1598|4|Petrol|100|N13
*1995|4|Diesel|105|N47
*1499|3|Petrol|100|B38
*1598|4|Petrol|125|N13
*1998|4|Petrol|135|B48
*1997|4|Petrol|160|N20
*2979|6|Petrol|235|N55
*2998|6|Petrol|250|B58
-116i|0,RWD,2011-2019,Hatchback
-118d|1,RWD,2011-2019,Hatchback
-118i|2,RWD,2011-2019,Hatchback;3,RWD,2011-2019,Hatchback
-120i|4,RWD,2011-2019,Hatchback
-125i|5,RWD,2011-2019,Hatchback
-M135i|6,RWD,2011-2019,Hatchback
-M140i|7,RWD,2011-2019,Hatchback
+1 Series|F40
*1499|3|Petrol|103|B38
*1998|4|Petrol|195|B48
*1998|4|Petrol|225|B48
-118i|0,FWD,2019-2024,Hatchback
-128ti|1,FWD,2019-2024,Hatchback
-M135i xDrive|2,AWD,2019-2024,Hatchback
+2 Series|F22 / F23 / G42
*1997|4|Petrol|135|N20
*1998|4|Petrol|185|B48
*2979|6|Petrol|272|N55
*2993|6|Petrol|331|S58
*2998|6|Petrol|250|B58
*2998|6|Petrol|285|B58
-220i|0,RWD,2014-2026,Convertible/Coupe;1,RWD,2014-2026,Convertible/Coupe
-230i|1,RWD,2014-2026,Convertible/Coupe
-M2|2,RWD,2014-2026,Convertible/Coupe;3,RWD,2014-2026,Convertible/Coupe
-M240i|4,RWD,2014-2026,Convertible/Coupe;5,RWD,2014-2026,Convertible/Coupe
+3 Series|E36
*1796|4|Petrol|85|M43
*1895|4|Petrol|103|M44
*1991|6|Petrol|110|M52
*2494|6|Petrol|125|M52
*2793|6|Petrol|142|M52
*3201|6|Petrol|236|S50
-316i|0,RWD,1991-1999,Convertible/Coupe/Sedan
-318i|0,RWD,1991-1999,Convertible/Coupe/Sedan
-318is|1,RWD,1991-1999,Convertible/Coupe/Sedan
-320i|2,RWD,1991-1999,Convertible/Coupe/Sedan
-323i|3,RWD,1991-1999,Convertible/Coupe/Sedan
-328i|4,RWD,1991-1999,Convertible/Coupe/Sedan
-M3|5,RWD,1991-1999,Convertible/Coupe/Sedan
+3 Series|E46
*1895|4|Petrol|87|M43
*1995|4|Petrol|105|N42
*2171|6|Petrol|125|M54
*2494|6|Petrol|141|M54
*2793|6|Petrol|142|M52TU
*2979|6|Petrol|170|M54
*3246|6|Petrol|252|S54
-318i|0,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon;1,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
-320i|2,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
-325i|3,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
-328i|4,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
-330i|5,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
-M3|6,RWD,1998-2006,Convertible/Coupe/Sedan/Wagon
+3 Series|E90 / E91 / E92 / E93
*1995|4|Diesel|130|N47
*1995|4|Petrol|110|N46
*1995|4|Petrol|115|N46
*2497|6|Petrol|160|N52
*2996|6|Petrol|190|N52
*2993|6|Diesel|170|M57
*2979|6|Petrol|225|N54
*3999|8|Petrol|309|S65
-320d|0,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-320i|1,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon;2,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-323i|3,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-325i|3,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon;4,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-330d|5,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-335i|6,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
-M3|7,RWD,2005-2013,Convertible/Coupe/Sedan/Wagon
+3 Series|F30 / F31 / F34
*1598|4|Petrol|100|N13
*1995|4|Diesel|135|N47
*1995|4|Diesel|140|B47
*1997|4|Petrol|135|N20
*1997|4|Petrol|180|N20
*1998|4|Petrol|185|B48
*2979|6|Petrol|225|N55
*2998|6|Petrol|240|B58
*2979|6|Petrol|317|S55
-316i|0,RWD,2012-2019,Liftback/Sedan/Wagon
-318i|0,RWD,2012-2019,Liftback/Sedan/Wagon
-320d|1,RWD,2012-2019,Liftback/Sedan/Wagon;2,RWD,2012-2019,Liftback/Sedan/Wagon
-320i|3,RWD,2012-2019,Liftback/Sedan/Wagon
-328i|4,RWD,2012-2019,Liftback/Sedan/Wagon
-330i|5,RWD,2012-2019,Liftback/Sedan/Wagon
-335i|6,RWD,2012-2019,Liftback/Sedan/Wagon
-340i|7,RWD,2012-2019,Liftback/Sedan/Wagon
-M3|8,RWD,2012-2019,Liftback/Sedan/Wagon
+3 Series|G20 / G21
*1995|4|Diesel|140|B47
*1998|4|Petrol|135|B48
*1998|4|Plug-in Hybrid|215|B48
*1998|4|Petrol|190|B48
*2993|6|Petrol|375|S58
*2998|6|Petrol|285|B58
-320d|0,RWD,2019-2026,Sedan/Wagon
-320i|1,RWD,2019-2026,Sedan/Wagon
-330e|2,RWD,2019-2026,Sedan/Wagon
-330i|3,RWD,2019-2026,Sedan/Wagon
-M3 Competition|4,RWD,2019-2026,Sedan/Wagon
-M340i xDrive|5,AWD,2019-2026,Sedan/Wagon
+4 Series|F32 / F36 / G22
*1995|4|Diesel|135|N47
*1997|4|Petrol|135|N20
*1997|4|Petrol|180|N20
*1998|4|Petrol|185|B48
*1998|4|Petrol|190|B48
*2979|6|Petrol|225|N55
*2998|6|Petrol|240|B58
*2998|6|Petrol|285|B58
-420d|0,RWD,2013-2026,Convertible/Coupe/Liftback
-420i|1,RWD,2013-2026,Convertible/Coupe/Liftback
-428i|2,RWD,2013-2026,Convertible/Coupe/Liftback
-430i|3,RWD,2013-2026,Convertible/Coupe/Liftback;4,RWD,2013-2026,Convertible/Coupe/Liftback
-435i|5,RWD,2013-2026,Convertible/Coupe/Liftback
-440i|6,RWD,2013-2026,Convertible/Coupe/Liftback
-M440i|7,AWD,2013-2026,Convertible/Coupe/Liftback
+5 Series|E39
*2494|6|Petrol|125|M52
*2494|6|Petrol|141|M54
*2979|6|Petrol|170|M54
*3498|8|Petrol|180|M62
*4398|8|Petrol|210|M62
*4941|8|Petrol|294|S62
-520i|0,RWD,1996-2003,Sedan/Wagon
-523i|0,RWD,1996-2003,Sedan/Wagon
-525i|1,RWD,1996-2003,Sedan/Wagon
-530i|2,RWD,1996-2003,Sedan/Wagon
-535i|3,RWD,1996-2003,Sedan/Wagon
-540i|4,RWD,1996-2003,Sedan/Wagon
-M5|5,RWD,1996-2003,Sedan/Wagon
+5 Series|E60 / E61
*1995|4|Diesel|130|N47
*2171|6|Petrol|125|M54
*2497|6|Petrol|160|N52
*2993|6|Diesel|170|M57
*2996|6|Petrol|200|N52
*4000|8|Petrol|225|N62
*4799|8|Petrol|270|N62
*4999|10|Petrol|373|S85
-520d|0,RWD,2003-2010,Sedan/Wagon
-520i|1,RWD,2003-2010,Sedan/Wagon
-525i|2,RWD,2003-2010,Sedan/Wagon
-530d|3,RWD,2003-2010,Sedan/Wagon
-530i|4,RWD,2003-2010,Sedan/Wagon
-540i|5,RWD,2003-2010,Sedan/Wagon
-550i|6,RWD,2003-2010,Sedan/Wagon
-M5|7,RWD,2003-2010,Sedan/Wagon
+5 Series|F10 / F11
*1995|4|Diesel|135|N47
*1997|4|Petrol|135|N20
*1997|4|Petrol|180|N20
*2993|6|Diesel|190|N57
*2979|6|Petrol|225|N55
*4395|8|Petrol|300|N63
*4395|8|Petrol|412|S63
-520d|0,RWD,2010-2017,Sedan/Wagon
-520i|1,RWD,2010-2017,Sedan/Wagon
-528i|2,RWD,2010-2017,Sedan/Wagon
-530d|3,RWD,2010-2017,Sedan/Wagon
-535i|4,RWD,2010-2017,Sedan/Wagon
-550i|5,RWD,2010-2017,Sedan/Wagon
-M5|6,RWD,2010-2017,Sedan/Wagon
+5 Series|G30 / G60
*1995|4|Diesel|140|B47
*1998|4|Petrol|135|B48
*1998|4|Petrol|153|B48
*1998|4|Plug-in Hybrid|215|B48
*1998|4|Petrol|185|B48
*2998|6|Petrol|250|B58
*||Electric|250|
-520d|0,RWD,2017-2026,Sedan
-520i|1,RWD,2017-2026,Sedan;2,RWD,2017-2026,Sedan
-530e|3,RWD,2017-2026,Sedan
-530i|4,RWD,2017-2026,Sedan
-540i|5,RWD,2017-2026,Sedan
-i5 eDrive40|6,RWD,2017-2026,Sedan
+7 Series|E65 / F01 / G11
*2993|6|Diesel|180|N57
*2996|6|Petrol|190|N52
*3600|8|Petrol|200|N62
*2979|6|Petrol|240|N54
*4398|8|Petrol|245|N62
*4395|8|Petrol|330|N63
-730d|0,RWD,2001-2022,Sedan
-730i|1,RWD,2001-2022,Sedan
-735i|2,RWD,2001-2022,Sedan
-740i|3,RWD,2001-2022,Sedan
-745i|4,RWD,2001-2022,Sedan
-750i|5,RWD,2001-2022,Sedan
+i3|I01
*||Electric|125|
*647|2|Plug-in Hybrid|125|W20 REX
-BEV|0,RWD,2014-2022,Hatchback
-REX|1,RWD,2014-2022,Hatchback
+iX3|G08
*||Electric|210|
-M Sport|0,RWD,2022-2025,SUV
+X1|E84 / F48 / U11
*1995|4|Diesel|110|B47
*1499|3|Petrol|103|B38
*1499|3|Petrol|115|B38
*1995|4|Petrol|110|N46
*1997|4|Petrol|135|N20
*1998|4|Petrol|141|B48
*1995|4|Diesel|130|N47
*1998|4|Petrol|170|B48
-sDrive18d|0,FWD,2010-2026,SUV
-sDrive18i|1,FWD,2010-2026,SUV;2,FWD,2010-2026,SUV;3,FWD,2010-2026,SUV
-sDrive20i|4,RWD,2010-2026,SUV;5,RWD,2010-2026,SUV
-xDrive20d|6,AWD,2010-2026,SUV
-xDrive25i|7,AWD,2010-2026,SUV
+X3|E83 / F25
*1995|4|Diesel|110|M47
*2494|6|Petrol|141|M54
*2979|6|Petrol|170|M54
*1995|4|Diesel|135|N47
*1997|4|Petrol|135|N20
*1997|4|Petrol|180|N20
*2993|6|Diesel|190|N57
*2979|6|Petrol|225|N55
-2.0d|0,AWD,2004-2017,SUV
-2.5i|1,AWD,2004-2017,SUV
-3.0i|2,AWD,2004-2017,SUV
-xDrive20d|3,AWD,2004-2017,SUV
-xDrive20i|4,AWD,2004-2017,SUV
-xDrive28i|5,AWD,2004-2017,SUV
-xDrive30d|6,AWD,2004-2017,SUV
-xDrive35i|7,AWD,2004-2017,SUV
+X3|G01 / G45
*2998|6|Petrol|265|B58
*2993|6|Petrol|375|S58
*1998|4|Petrol|135|B48
*1995|4|Diesel|140|B47
*2993|6|Diesel|195|B57
*1998|4|Petrol|185|B48
-M40i|0,AWD,2017-2026,SUV
-X3 M Competition|1,AWD,2017-2026,SUV
-sDrive20i|2,RWD,2017-2026,SUV
-xDrive20d|3,AWD,2017-2026,SUV
-xDrive30d|4,AWD,2017-2026,SUV
-xDrive30i|5,AWD,2017-2026,SUV
+X5|E53
*2926|6|Diesel|135|M57
*2993|6|Diesel|160|M57
*2979|6|Petrol|170|M54
*4398|8|Petrol|210|M62
*4398|8|Petrol|235|N62
-3.0d|0,AWD,2000-2006,SUV;1,AWD,2000-2006,SUV
-3.0i|2,AWD,2000-2006,SUV
-4.4i|3,AWD,2000-2006,SUV;4,AWD,2000-2006,SUV
+X5|E70
*2993|6|Diesel|173|M57
*2996|6|Petrol|200|N52
*4799|8|Petrol|261|N62
*2993|6|Diesel|180|N57
*2979|6|Petrol|225|N55
*2993|6|Diesel|225|N57
*4395|8|Petrol|300|N63
-3.0d|0,AWD,2007-2013,SUV
-3.0si|1,AWD,2007-2013,SUV
-4.8i|2,AWD,2007-2013,SUV
-xDrive30d|3,AWD,2007-2013,SUV
-xDrive35i|4,AWD,2007-2013,SUV
-xDrive40d|5,AWD,2007-2013,SUV
-xDrive50i|6,AWD,2007-2013,SUV
+X5|F15 / G05
*2993|6|Diesel|280|N57
*4395|8|Petrol|390|N63
*1995|4|Diesel|160|N47
*2993|6|Diesel|190|N57
*2993|6|Diesel|195|B57
*2979|6|Petrol|225|N55
*2998|6|Petrol|250|B58
*2998|6|Plug-in Hybrid|290|B58
-M50d|0,AWD,2013-2026,SUV
-M50i|1,AWD,2013-2026,SUV
-xDrive25d|2,AWD,2013-2026,SUV
-xDrive30d|3,AWD,2013-2026,SUV;4,AWD,2013-2026,SUV
-xDrive35i|5,AWD,2013-2026,SUV
-xDrive40i|6,AWD,2013-2026,SUV
-xDrive45e|7,AWD,2013-2026,SUV
+Z4|E85 / E89 / G29
*2171|6|Petrol|125|M54
*2494|6|Petrol|141|M54
*2497|6|Petrol|150|N52
*2996|6|Petrol|195|N52
*2998|6|Petrol|285|B58
*1997|4|Petrol|135|N20
*1998|4|Petrol|145|B48
*2979|6|Petrol|225|N54
-2.2i|0,RWD,2003-2026,Convertible
-2.5i|1,RWD,2003-2026,Convertible;2,RWD,2003-2026,Convertible
-3.0si|3,RWD,2003-2026,Convertible
-M40i|4,RWD,2003-2026,Convertible
-sDrive20i|5,RWD,2003-2026,Convertible;6,RWD,2003-2026,Convertible
-sDrive23i|2,RWD,2003-2026,Convertible
-sDrive35i|7,RWD,2003-2026,Convertible
=BYD
+Atto 3|SC2E
*||Electric|150|
-Essential|0,FWD,2022-2026,SUV
-Extended Range|0,FWD,2022-2026,SUV
-Premium|0,FWD,2022-2026,SUV
-Standard Range|0,FWD,2022-2026,SUV
+Dolphin|EM2E
*||Electric|70|
*||Electric|150|
-Dynamic|0,FWD,2023-2026,Hatchback
-Essential|0,FWD,2023-2026,Hatchback
-Premium|1,FWD,2023-2026,Hatchback
+Seal|EK
*||Electric|150|
*||Electric|390|
*||Electric|230|
-Dynamic|0,RWD,2023-2026,Sedan
-Performance|1,AWD,2023-2026,Sedan
-Premium|2,RWD,2023-2026,Sedan
+Sealion 6|SA3
*1498|4|Plug-in Hybrid|160|BYD472QA
*1498|4|Plug-in Hybrid|238|BYD472
-Essential|0,FWD,2024-2026,SUV
-Premium|1,AWD,2024-2026,SUV
+Shark 6|DM-O
*1497|4|Plug-in Hybrid|321|BYD476
-Premium|0,4WD,2024-2026,Utility
=CHERY
+J11|T11
*1971|4|Petrol|102|SQR484F
-Base|0,FWD,2011-2015,SUV
+Omoda 5|T19C
*1498|4|Petrol|108|SQRE4T15C
*1598|4|Petrol|137|SQRF4J16
-BX|0,FWD,2023-2026,SUV
-EX|0,FWD,2023-2026,SUV
-GT|1,FWD,2023-2026,SUV
+Tiggo 7 Pro|T1E
*1598|4|Petrol|137|SQRF4J16
*1498|4|Petrol|108|SQRE4T15C
-Elite|0,FWD,2023-2026,SUV
-Ultimate|0,FWD,2023-2026,SUV
-Urban|1,FWD,2023-2026,SUV
=CHEVROLET
+Silverado 1500|T1
*6162|8|Petrol|313|L87
-LT Trail Boss|0,4WD,2020-2026,Utility
-LTZ Premium|0,4WD,2020-2026,Utility
-ZR2|0,4WD,2020-2026,Utility
+Silverado 2500|T1
*6599|8|Diesel|332|L5P Duramax
-Custom|0,4WD,2018-2026,Utility
-LTZ|0,4WD,2018-2026,Utility
-LTZ Premium|0,4WD,2018-2026,Utility
=CHRYSLER
+300C|LX / LE / LX2
*2987|6|Diesel|160|OM642
*3518|6|Petrol|183|EGG
*3604|6|Petrol|210|Pentastar
*5654|8|Petrol|250|Hemi
*6059|8|Petrol|317|Hemi SRT8
*6417|8|Petrol|347|Hemi SRT
-300C|0,RWD,2005-2020,Sedan/Wagon;1,RWD,2005-2020,Sedan/Wagon;2,RWD,2005-2020,Sedan/Wagon;3,RWD,2005-2020,Sedan/Wagon
-Luxury|2,RWD,2005-2020,Sedan/Wagon
-SRT8|4,RWD,2005-2020,Sedan/Wagon;5,RWD,2005-2020,Sedan/Wagon
+PT Cruiser|PT
*1996|4|Petrol|104|ECC
*2429|4|Petrol|105|EDZ
*2429|4|Petrol|152|EDV
-Classic|0,FWD,2000-2010,Convertible/Hatchback;1,FWD,2000-2010,Convertible/Hatchback
-GT|2,FWD,2000-2010,Convertible/Hatchback
-Limited|0,FWD,2000-2010,Convertible/Hatchback;1,FWD,2000-2010,Convertible/Hatchback
+Voyager|GS / RG / RT
*3301|6|Petrol|116|EGA
*2776|4|Diesel|120|VM RA428
*3604|6|Petrol|208|Pentastar
*3778|6|Petrol|142|EGH
-LE|0,FWD,1997-2015,Wagon
-LX|1,FWD,1997-2015,Wagon;2,FWD,1997-2015,Wagon;3,FWD,1997-2015,Wagon
-Limited|1,FWD,1997-2015,Wagon;2,FWD,1997-2015,Wagon;3,FWD,1997-2015,Wagon
-SE|0,FWD,1997-2015,Wagon
=CITROEN
+Berlingo|M49 / B9
*1360|4|Petrol|55|TU3
*1560|4|Diesel|66|DV6
*1587|4|Petrol|80|TU5
*1868|4|Diesel|51|DW8
-L1|0,FWD,1998-2018,Van;1,FWD,1998-2018,Van;2,FWD,1998-2018,Van;3,FWD,1998-2018,Van
-L2|1,FWD,1998-2018,Van
+C3|A31 / A51 / B618
*1587|4|Petrol|80|TU5JP4
*1598|4|Petrol|88|EP6
*1360|4|Petrol|54|TU3
*1199|3|Petrol|81|EB2DT
-Exclusive|0,FWD,2002-2024,Hatchback;1,FWD,2002-2024,Hatchback
-SX|2,FWD,2002-2024,Hatchback;0,FWD,2002-2024,Hatchback
-Shine|3,FWD,2002-2024,Hatchback
-VTi|1,FWD,2002-2024,Hatchback
+C4|LC / B7
*1560|4|Diesel|82|DV6
*1997|4|Diesel|100|DW10
*1587|4|Petrol|80|TU5JP4
*1598|4|Petrol|88|EP6
*1997|4|Petrol|103|EW10A
-Exclusive|0,FWD,2004-2015,Coupe/Hatchback
-HDi|0,FWD,2004-2015,Coupe/Hatchback;1,FWD,2004-2015,Coupe/Hatchback
-SX|2,FWD,2004-2015,Coupe/Hatchback
-Seduction|0,FWD,2004-2015,Coupe/Hatchback;3,FWD,2004-2015,Coupe/Hatchback
-VTR+|4,FWD,2004-2015,Coupe/Hatchback
-VTS|4,FWD,2004-2015,Coupe/Hatchback
+C5|X7 / RD
*1598|4|Petrol|115|EP6CDT
*1997|4|Diesel|100|DW10
*1997|4|Diesel|120|DW10C
*2179|4|Diesel|125|DW12
-Comfort|0,FWD,2008-2016,Sedan/Wagon;1,FWD,2008-2016,Sedan/Wagon
-Exclusive|2,FWD,2008-2016,Sedan/Wagon;3,FWD,2008-2016,Sedan/Wagon
=CUPRA
+Formentor|KM
*1984|4|Petrol|140|DNPA
*1984|4|Petrol|228|DNFB
*1395|4|Plug-in Hybrid|180|DGEA
-V|0,FWD,2022-2026,SUV
-VZ|1,AWD,2022-2026,SUV
-VZe|2,FWD,2022-2026,SUV
+Leon|KL
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|180|DNPA
*1984|4|Petrol|221|DNFB
-V|0,FWD,2022-2026,Hatchback
-VZ|1,FWD,2022-2026,Hatchback
-VZx|2,FWD,2022-2026,Hatchback
=DAEWOO
+Lanos|T100 / T150
*1498|4|Petrol|63|A15SMS
*1598|4|Petrol|78|A16DMS
-SE|0,FWD,1997-2003,Hatchback/Sedan
-SX|1,FWD,1997-2003,Hatchback/Sedan
-Sport|1,FWD,1997-2003,Hatchback/Sedan
+Nubira|J100 / J150
*1998|4|Petrol|98|X20SED
*1598|4|Petrol|78|A16DMS
-CDX|0,FWD,1997-2003,Hatchback/Sedan/Wagon
-SX|1,FWD,1997-2003,Hatchback/Sedan/Wagon
=DAIHATSU
+Charade|G100 / G200 / L251
*993|3|Petrol|38|CB23
*1295|4|Petrol|66|HC-E
*1499|4|Petrol|73|HE-EG
*989|3|Petrol|43|EJ-VE
-CS|0,FWD,1987-2006,Hatchback/Sedan
-Centro|1,FWD,1987-2006,Hatchback/Sedan
-SX|2,FWD,1987-2006,Hatchback/Sedan;3,FWD,1987-2006,Hatchback/Sedan
-TS|1,FWD,1987-2006,Hatchback/Sedan
-TX|1,FWD,1987-2006,Hatchback/Sedan
+Rocky / Feroza|F300
*1589|4|Petrol|70|HD-E
-DX|0,4WD,1988-1999,SUV
-SX|0,4WD,1988-1999,SUV
+Sirion|M100 / M300
*1298|4|Petrol|67|K3-VE
*989|3|Petrol|43|EJ-VE
*1298|4|Petrol|75|K3-VE2
-Base|0,FWD,1998-2007,Hatchback;1,FWD,1998-2007,Hatchback
-GTvi|2,FWD,1998-2007,Hatchback
-Sport|2,FWD,1998-2007,Hatchback
+Terios|J100 / J200
*1296|4|Petrol|61|HC-EJ
*1298|4|Petrol|63|K3-VE
*1495|4|Petrol|77|3SZ-VE
-DX|0,AWD,1997-2007,SUV;1,AWD,1997-2007,SUV
-SX|0,AWD,1997-2007,SUV;1,AWD,1997-2007,SUV;2,AWD,1997-2007,SUV
=DODGE
+Caliber|PM
*1998|4|Petrol|115|ECN
*1968|4|Diesel|103|ECE
*2360|4|Petrol|125|ED3
-S|0,FWD,2006-2012,Hatchback
-ST|0,FWD,2006-2012,Hatchback
-SXT|1,FWD,2006-2012,Hatchback;0,FWD,2006-2012,Hatchback;2,FWD,2006-2012,Hatchback
+Journey|JC
*1968|4|Diesel|103|ECE
*2736|6|Petrol|136|EER
*3604|6|Petrol|206|Pentastar
*2360|4|Petrol|125|World
-R/T|0,FWD,2008-2016,SUV;1,FWD,2008-2016,SUV;2,FWD,2008-2016,SUV
-SE|3,FWD,2008-2016,SUV
-SXT|0,FWD,2008-2016,SUV;1,FWD,2008-2016,SUV;2,FWD,2008-2016,SUV
+Nitro|KA
*2776|4|Diesel|130|VM RA428
*3701|6|Petrol|151|EKG
-SX|0,4WD,2007-2012,SUV;1,4WD,2007-2012,SUV
-SXT|0,4WD,2007-2012,SUV;1,4WD,2007-2012,SUV
=FIAT
+500|312
*1242|4|Petrol|51|169A4
*1368|4|Petrol|74|169A3
*875|2|Petrol|63|TwinAir
-Dolcevita|0,FWD,2008-2024,Convertible/Hatchback
-Lounge|1,FWD,2008-2024,Convertible/Hatchback
-Pop|0,FWD,2008-2024,Convertible/Hatchback
-Sport|1,FWD,2008-2024,Convertible/Hatchback
-TwinAir|2,FWD,2008-2024,Convertible/Hatchback
+Ducato|250
*2287|4|Diesel|109|F1AE
*2999|4|Diesel|132|F1CE
*2999|4|Diesel|116|F1CE
*2287|4|Diesel|88|F1AE
*2287|4|Diesel|130|F1AG
-130 Multijet|0,FWD,2007-2026,Cab Chassis/Van
-180 Multijet|1,FWD,2007-2026,Cab Chassis/Van
-LWB|0,FWD,2007-2026,Cab Chassis/Van;2,FWD,2007-2026,Cab Chassis/Van;1,FWD,2007-2026,Cab Chassis/Van
-MWB|0,FWD,2007-2026,Cab Chassis/Van;3,FWD,2007-2026,Cab Chassis/Van
-XLWB|4,FWD,2007-2026,Cab Chassis/Van;1,FWD,2007-2026,Cab Chassis/Van
+Punto|199
*1248|4|Diesel|66|199A3
*1368|4|Petrol|57|350A1
*1368|4|Petrol|88|198A4
-Dynamic|0,FWD,2006-2015,Hatchback
-Easy|1,FWD,2006-2015,Hatchback
-Emotion|2,FWD,2006-2015,Hatchback
-Lounge|1,FWD,2006-2015,Hatchback
-Pop|1,FWD,2006-2015,Hatchback
=FORD
+Courier|PC / PD
*2499|4|Diesel|66|WL-T
*2606|4|Petrol|92|G6
-GL|0,RWD,1987-1999,Utility;1,RWD,1987-1999,Utility
-XL|0,RWD,1987-1999,Utility;1,RWD,1987-1999,Utility
-XLT|0,4WD,1987-1999,Utility;1,4WD,1987-1999,Utility
+Courier|PE / PG / PH
*2499|4|Diesel|85|WL-T
*2606|4|Petrol|92|G6
*4009|6|Petrol|154|V6 SOHC
-GL|0,RWD,1999-2006,Utility;1,RWD,1999-2006,Utility
-XL|0,4WD,1999-2006,Utility;1,4WD,1999-2006,Utility
-XLT|0,4WD,1999-2006,Utility;2,4WD,1999-2006,Utility
+EcoSport|BK / BL
*1498|4|Petrol|82|Ti-VCT
*1499|3|Petrol|90|Dragon
*998|3|Petrol|92|EcoBoost
-Ambiente|0,FWD,2013-2020,SUV;1,FWD,2013-2020,SUV
-Titanium|0,FWD,2013-2020,SUV;2,FWD,2013-2020,SUV
-Trend|0,FWD,2013-2020,SUV;1,FWD,2013-2020,SUV;2,FWD,2013-2020,SUV
+Endura|CA
*1995|4|Diesel|140|EcoBlue
-ST-Line|0,AWD,2018-2020,SUV
-Titanium|0,AWD,2018-2020,SUV
-Trend|0,FWD,2018-2020,SUV
+Escape|BA / ZA / ZB / ZC / ZD
*2967|6|Petrol|145|Duratec 30
*2967|6|Petrol|152|Duratec 30
*1988|4|Petrol|91|Zetec
*2261|4|Petrol|109|L3
-Limited|0,AWD,2001-2012,SUV;1,AWD,2001-2012,SUV
-XLS|2,AWD,2001-2012,SUV;3,AWD,2001-2012,SUV;0,AWD,2001-2012,SUV
-XLT|3,AWD,2001-2012,SUV;0,AWD,2001-2012,SUV;1,AWD,2001-2012,SUV
+Escape|ZG
*1498|4|Petrol|110|EcoBoost
*1498|4|Petrol|134|EcoBoost
*1999|4|Petrol|178|EcoBoost
*1997|4|Diesel|132|TXDB
-Ambiente|0,FWD,2016-2020,SUV;1,FWD,2016-2020,SUV
-ST-Line|2,AWD,2016-2020,SUV
-Titanium|3,AWD,2016-2020,SUV;2,AWD,2016-2020,SUV
-Trend|1,AWD,2016-2020,SUV;3,AWD,2016-2020,SUV;2,AWD,2016-2020,SUV
+Escape|ZH
*1999|4|Petrol|183|EcoBoost
*2488|4|Plug-in Hybrid|167|Duratec PHEV
-Escape|0,FWD,2020-2024,SUV
-ST-Line|0,FWD,2020-2024,SUV;1,FWD,2020-2024,SUV
-Vignale|0,AWD,2020-2024,SUV
+Everest|UA
*1996|4|Diesel|157|EcoBlue Bi-Turbo
*3198|5|Diesel|143|Duratorq P5AT
-Ambiente|0,4WD,2015-2022,SUV;1,4WD,2015-2022,SUV
-Sport|0,4WD,2015-2022,SUV
-Titanium|0,4WD,2015-2022,SUV;1,4WD,2015-2022,SUV
-Trend|0,4WD,2015-2022,SUV;1,4WD,2015-2022,SUV
+Everest|P704
*1996|4|Diesel|154|EcoBlue Bi-Turbo
*2993|6|Diesel|184|V6 Lion
-Ambiente|0,4WD,2022-2026,SUV
-Platinum|1,4WD,2022-2026,SUV
-Sport|1,4WD,2022-2026,SUV
-Tremor|1,4WD,2022-2026,SUV
-Trend|0,4WD,2022-2026,SUV
+F-150|P702
*3496|6|Petrol|298|EcoBoost
-Lariat|0,4WD,2023-2026,Utility
-XLT|0,4WD,2023-2026,Utility
+Fairlane|AU / BA / BF
*5408|8|Petrol|220|Barra 220
*3984|6|Petrol|182|Barra 182
*3984|6|Petrol|190|Barra 190
-G220|0,RWD,1999-2007,Sedan
-Ghia|1,RWD,1999-2007,Sedan;2,RWD,1999-2007,Sedan;0,RWD,1999-2007,Sedan
+Falcon|EA
*3949|6|Petrol|120|OHC MPI
*3155|6|Petrol|90|OHC TBI
-Fairmont|0,RWD,1988-1991,Sedan/Wagon
-Fairmont Ghia|0,RWD,1988-1991,Sedan/Wagon
-GL|1,RWD,1988-1991,Sedan/Wagon;0,RWD,1988-1991,Sedan/Wagon
-S|0,RWD,1988-1991,Sedan/Wagon
+Falcon|EB
*3949|6|Petrol|139|OHC MPI
*4942|8|Petrol|165|Windsor
-Fairmont|0,RWD,1991-1993,Sedan/Wagon;1,RWD,1991-1993,Sedan/Wagon
-Fairmont Ghia|0,RWD,1991-1993,Sedan/Wagon;1,RWD,1991-1993,Sedan/Wagon
-GLi|0,RWD,1991-1993,Sedan/Wagon
-S XR6|0,RWD,1991-1993,Sedan/Wagon
-S XR8|1,RWD,1991-1993,Sedan/Wagon
+Falcon|ED
*3984|6|Petrol|148|OHC
*4942|8|Petrol|165|Windsor
-Fairmont|0,RWD,1993-1994,Sedan/Wagon;1,RWD,1993-1994,Sedan/Wagon
-Futura|0,RWD,1993-1994,Sedan/Wagon
-GLi|0,RWD,1993-1994,Sedan/Wagon
-XR6|0,RWD,1993-1994,Sedan/Wagon
-XR8|1,RWD,1993-1994,Sedan/Wagon
+Falcon|EF
*3984|6|Petrol|157|OHC
*4942|8|Petrol|165|Windsor
*3984|6|Petrol|161|OHC XR
-Fairmont|0,RWD,1994-1996,Sedan/Wagon;1,RWD,1994-1996,Sedan/Wagon
-Futura|0,RWD,1994-1996,Sedan/Wagon
-GLi|0,RWD,1994-1996,Sedan/Wagon
-XR6|2,RWD,1994-1996,Sedan/Wagon
-XR8|1,RWD,1994-1996,Sedan/Wagon
+Falcon|EL
*3984|6|Petrol|157|OHC
*4942|8|Petrol|165|Windsor
*3984|6|Petrol|164|OHC XR
-Fairmont|0,RWD,1996-1998,Sedan/Wagon;1,RWD,1996-1998,Sedan/Wagon
-Futura|0,RWD,1996-1998,Sedan/Wagon
-GLi|0,RWD,1996-1998,Sedan/Wagon
-XR6|2,RWD,1996-1998,Sedan/Wagon
-XR8|1,RWD,1996-1998,Sedan/Wagon
+Falcon|AU
*3984|6|Petrol|157|Intech
*4942|8|Petrol|185|Windsor
*3984|6|Petrol|164|Intech HP
*3984|6|Petrol|172|Intech VCT
*4942|8|Petrol|200|Windsor
-Fairmont|0,RWD,1998-2002,Sedan/Utility/Wagon;1,RWD,1998-2002,Sedan/Utility/Wagon
-Forte|0,RWD,1998-2002,Sedan/Utility/Wagon
-Futura|0,RWD,1998-2002,Sedan/Utility/Wagon
-S|2,RWD,1998-2002,Sedan/Utility/Wagon
-XL|0,RWD,1998-2002,Sedan/Utility/Wagon
-XLS|0,RWD,1998-2002,Sedan/Utility/Wagon
-XR6|2,RWD,1998-2002,Sedan/Utility/Wagon;3,RWD,1998-2002,Sedan/Utility/Wagon
-XR8|1,RWD,1998-2002,Sedan/Utility/Wagon;4,RWD,1998-2002,Sedan/Utility/Wagon
+Falcon|BA
*3984|6|Petrol|182|Barra 182
*5408|8|Petrol|220|Barra 220
*3984|6|LPG|156|Barra E-Gas
*3984|6|Petrol|240|Barra 240T
*5408|8|Petrol|260|Barra 260
-Fairmont|0,RWD,2002-2005,Sedan/Utility/Wagon;1,RWD,2002-2005,Sedan/Utility/Wagon
-Fairmont Ghia|0,RWD,2002-2005,Sedan/Utility/Wagon;1,RWD,2002-2005,Sedan/Utility/Wagon
-Futura|0,RWD,2002-2005,Sedan/Utility/Wagon
-XL|2,RWD,2002-2005,Sedan/Utility/Wagon;0,RWD,2002-2005,Sedan/Utility/Wagon
-XR6|0,RWD,2002-2005,Sedan/Utility/Wagon
-XR6 Turbo|3,RWD,2002-2005,Sedan/Utility/Wagon
-XR8|4,RWD,2002-2005,Sedan/Utility/Wagon
-XT|2,RWD,2002-2005,Sedan/Utility/Wagon;0,RWD,2002-2005,Sedan/Utility/Wagon
+Falcon|BF
*3984|6|Petrol|190|Barra 190
*5408|8|Petrol|230|Barra 230
*3984|6|LPG|156|Barra E-Gas
*3984|6|Petrol|245|Barra 245T
*5408|8|Petrol|260|Barra 260
-Fairmont|0,RWD,2005-2008,Sedan/Utility/Wagon;1,RWD,2005-2008,Sedan/Utility/Wagon
-Fairmont Ghia|0,RWD,2005-2008,Sedan/Utility/Wagon;1,RWD,2005-2008,Sedan/Utility/Wagon
-Futura|0,RWD,2005-2008,Sedan/Utility/Wagon
-XL|2,RWD,2005-2008,Sedan/Utility/Wagon;0,RWD,2005-2008,Sedan/Utility/Wagon
-XR6|0,RWD,2005-2008,Sedan/Utility/Wagon
-XR6 Turbo|3,RWD,2005-2008,Sedan/Utility/Wagon
-XR8|4,RWD,2005-2008,Sedan/Utility/Wagon
-XT|2,RWD,2005-2008,Sedan/Utility/Wagon;0,RWD,2005-2008,Sedan/Utility/Wagon
+Falcon|FG
*3984|6|LPG|156|Barra E-Gas
*3984|6|Petrol|195|Barra 195
*3984|6|Petrol|270|Barra 270T
*5408|8|Petrol|290|Boss 290
-G6|0,RWD,2008-2011,Sedan/Utility;1,RWD,2008-2011,Sedan/Utility
-G6E|1,RWD,2008-2011,Sedan/Utility
-G6E Turbo|2,RWD,2008-2011,Sedan/Utility
-R6|1,RWD,2008-2011,Sedan/Utility
-Ute|0,RWD,2008-2011,Sedan/Utility;1,RWD,2008-2011,Sedan/Utility
-XR6|1,RWD,2008-2011,Sedan/Utility
-XR6 Turbo|2,RWD,2008-2011,Sedan/Utility
-XR8|3,RWD,2008-2011,Sedan/Utility
-XT|0,RWD,2008-2011,Sedan/Utility;1,RWD,2008-2011,Sedan/Utility
+Falcon|FG MkII
*1999|4|Petrol|179|EcoBoost
*3984|6|LPG|198|EcoLPi
*3984|6|Petrol|195|Barra 195
*3984|6|Petrol|270|Barra 270T
-G6|0,RWD,2011-2014,Sedan/Utility;1,RWD,2011-2014,Sedan/Utility;2,RWD,2011-2014,Sedan/Utility
-G6E|0,RWD,2011-2014,Sedan/Utility;1,RWD,2011-2014,Sedan/Utility;2,RWD,2011-2014,Sedan/Utility
-G6E Turbo|3,RWD,2011-2014,Sedan/Utility
-Ute|1,RWD,2011-2014,Sedan/Utility;2,RWD,2011-2014,Sedan/Utility
-XR6|1,RWD,2011-2014,Sedan/Utility;2,RWD,2011-2014,Sedan/Utility
-XR6 Turbo|3,RWD,2011-2014,Sedan/Utility
-XT|0,RWD,2011-2014,Sedan/Utility;1,RWD,2011-2014,Sedan/Utility;2,RWD,2011-2014,Sedan/Utility
+Falcon|FG X
*1999|4|Petrol|179|EcoBoost
*3984|6|LPG|198|EcoLPi
*3984|6|Petrol|195|Barra 195
*3984|6|Petrol|270|Barra 270T
*3984|6|Petrol|325|Barra Sprint
*4951|8|Petrol|335|Miami supercharged
-G6E|0,RWD,2014-2016,Sedan/Utility;1,RWD,2014-2016,Sedan/Utility;2,RWD,2014-2016,Sedan/Utility
-G6E Turbo|3,RWD,2014-2016,Sedan/Utility
-Ute|1,RWD,2014-2016,Sedan/Utility;2,RWD,2014-2016,Sedan/Utility
-XR6|0,RWD,2014-2016,Sedan/Utility;1,RWD,2014-2016,Sedan/Utility;2,RWD,2014-2016,Sedan/Utility
-XR6 Sprint|4,RWD,2014-2016,Sedan/Utility
-XR6 Turbo|3,RWD,2014-2016,Sedan/Utility
-XR8|5,RWD,2014-2016,Sedan/Utility
-XT|0,RWD,2014-2016,Sedan/Utility;1,RWD,2014-2016,Sedan/Utility;2,RWD,2014-2016,Sedan/Utility
+Fiesta|WP / WQ
*1596|4|Petrol|74|Duratec
*1999|4|Petrol|110|Duratec
-Ghia|0,FWD,2004-2008,Hatchback
-LX|0,FWD,2004-2008,Hatchback
-XR4|1,FWD,2004-2008,Hatchback
-Zetec|0,FWD,2004-2008,Hatchback
+Fiesta|WS / WT
*1596|4|Petrol|88|Ti-VCT
*1560|4|Diesel|66|DV6
-CL|0,FWD,2009-2013,Hatchback/Sedan
-Econetic|1,FWD,2009-2013,Hatchback/Sedan
-LX|0,FWD,2009-2013,Hatchback/Sedan
-Zetec|0,FWD,2009-2013,Hatchback/Sedan
+Fiesta|WZ
*1498|4|Petrol|82|Sigma
*1596|4|Petrol|134|EcoBoost
*998|3|Petrol|92|EcoBoost
-Ambiente|0,FWD,2013-2019,Hatchback
-ST|1,FWD,2013-2019,Hatchback
-Sport|2,FWD,2013-2019,Hatchback
-Trend|0,FWD,2013-2019,Hatchback
+Focus|LR
*1796|4|Petrol|85|Zetec
*1988|4|Petrol|96|Zetec
*1988|4|Petrol|127|Duratec ST170
-CL|0,FWD,2002-2005,Hatchback/Sedan
-Ghia|1,FWD,2002-2005,Hatchback/Sedan
-LX|1,FWD,2002-2005,Hatchback/Sedan
-ST170|2,FWD,2002-2005,Hatchback/Sedan
-Zetec|1,FWD,2002-2005,Hatchback/Sedan
+Focus|LS / LT / LV
*1999|4|Petrol|107|Duratec
*1997|4|Diesel|100|DW10
*2521|5|Petrol|166|HYDA turbo
-CL|0,FWD,2005-2011,Hatchback/Sedan
-Ghia|0,FWD,2005-2011,Hatchback/Sedan
-LX|1,FWD,2005-2011,Hatchback/Sedan;0,FWD,2005-2011,Hatchback/Sedan
-TDCi|1,FWD,2005-2011,Hatchback/Sedan
-XR5 Turbo|2,FWD,2005-2011,Hatchback/Sedan
-Zetec|0,FWD,2005-2011,Hatchback/Sedan
+Focus|LW
*1596|4|Petrol|92|Ti-VCT
*1999|4|Petrol|184|EcoBoost
*1997|4|Diesel|120|TXDB
*1999|4|Petrol|125|GDi
-Ambiente|0,FWD,2011-2015,Hatchback/Sedan
-ST|1,FWD,2011-2015,Hatchback/Sedan
-Sport|2,FWD,2011-2015,Hatchback/Sedan;3,FWD,2011-2015,Hatchback/Sedan
-Titanium|2,FWD,2011-2015,Hatchback/Sedan;3,FWD,2011-2015,Hatchback/Sedan
-Trend|2,FWD,2011-2015,Hatchback/Sedan;3,FWD,2011-2015,Hatchback/Sedan
+Focus|LZ
*2261|4|Petrol|257|EcoBoost
*1999|4|Petrol|184|EcoBoost
*1498|4|Petrol|132|EcoBoost
-RS|0,AWD,2015-2018,Hatchback/Sedan
-ST|1,FWD,2015-2018,Hatchback/Sedan
-Sport|2,FWD,2015-2018,Hatchback/Sedan
-Titanium|2,FWD,2015-2018,Hatchback/Sedan
-Trend|2,FWD,2015-2018,Hatchback/Sedan
+Focus|SA
*1497|3|Petrol|134|EcoBoost
*2261|4|Petrol|206|EcoBoost
-Active|0,FWD,2018-2022,Hatchback/Wagon
-ST|1,FWD,2018-2022,Hatchback/Wagon
-ST-3|1,FWD,2018-2022,Hatchback/Wagon
-ST-Line|0,FWD,2018-2022,Hatchback/Wagon
-Titanium|0,FWD,2018-2022,Hatchback/Wagon
-Trend|0,FWD,2018-2022,Hatchback/Wagon
+Kuga|TE
*2521|5|Petrol|147|HYDB turbo
-Titanium|0,AWD,2012-2013,SUV
-Trend|0,AWD,2012-2013,SUV
+Kuga|TF
*1498|4|Petrol|110|EcoBoost
*1596|4|Petrol|134|EcoBoost
*1997|4|Diesel|120|TXDA
-Ambiente|0,FWD,2013-2016,SUV
-Titanium|1,AWD,2013-2016,SUV;2,AWD,2013-2016,SUV
-Trend|1,AWD,2013-2016,SUV;2,AWD,2013-2016,SUV
+Laser|KF / KH
*1598|4|Petrol|60|B6
*1840|4|Petrol|92|BP
-GL|0,FWD,1990-1994,Hatchback/Sedan
-Ghia|1,FWD,1990-1994,Hatchback/Sedan
-L|0,FWD,1990-1994,Hatchback/Sedan
-TX3|1,FWD,1990-1994,Hatchback/Sedan
+Laser|KJ
*1840|4|Petrol|92|BP
*1598|4|Petrol|80|B6
-GLXi|0,FWD,1994-1999,Hatchback/Sedan
-Ghia|0,FWD,1994-1999,Hatchback/Sedan
-LXi|1,FWD,1994-1999,Hatchback/Sedan
+Laser|KN / KQ
*1840|4|Petrol|90|FP
*1598|4|Petrol|78|ZM
*1991|4|Petrol|97|FS
-GLXi|0,FWD,1999-2003,Hatchback/Sedan
-LXi|1,FWD,1999-2003,Hatchback/Sedan
-SR2|2,FWD,1999-2003,Hatchback/Sedan
+Mondeo|HA / HB / HC
*1988|4|Petrol|96|Zetec
-GLX|0,FWD,1995-2001,Hatchback/Sedan/Wagon
-Ghia|0,FWD,1995-2001,Hatchback/Sedan/Wagon
-LX|0,FWD,1995-2001,Hatchback/Sedan/Wagon
+Mondeo|MA / MB / MC
*1997|4|Diesel|96|DW10
*2261|4|Petrol|118|Duratec
*1997|4|Diesel|120|DW10
*1999|4|Petrol|149|EcoBoost
*2521|5|Petrol|162|HUBA turbo
-LX|0,FWD,2007-2014,Hatchback/Sedan/Wagon;1,FWD,2007-2014,Hatchback/Sedan/Wagon
-Titanium|2,FWD,2007-2014,Hatchback/Sedan/Wagon;0,FWD,2007-2014,Hatchback/Sedan/Wagon;3,FWD,2007-2014,Hatchback/Sedan/Wagon
-XR5 Turbo|4,FWD,2007-2014,Hatchback/Sedan/Wagon
-Zetec|2,FWD,2007-2014,Hatchback/Sedan/Wagon;0,FWD,2007-2014,Hatchback/Sedan/Wagon;3,FWD,2007-2014,Hatchback/Sedan/Wagon;1,FWD,2007-2014,Hatchback/Sedan/Wagon
+Mondeo|MD
*1997|4|Diesel|132|DW10
*1999|4|Petrol|149|EcoBoost
*1999|4|Petrol|177|EcoBoost
-Ambiente|0,FWD,2015-2020,Hatchback/Wagon;1,FWD,2015-2020,Hatchback/Wagon
-Titanium|0,FWD,2015-2020,Hatchback/Wagon;2,FWD,2015-2020,Hatchback/Wagon
-Trend|0,FWD,2015-2020,Hatchback/Wagon;2,FWD,2015-2020,Hatchback/Wagon
+Mustang|FM / FN
*4951|8|Petrol|339|Coyote
*2261|4|Petrol|233|EcoBoost
*2261|4|Petrol|236|EcoBoost
*4951|8|Petrol|306|Coyote
-Bullitt|0,RWD,2015-2023,Convertible/Coupe
-EcoBoost|1,RWD,2015-2023,Convertible/Coupe;2,RWD,2015-2023,Convertible/Coupe
-GT|3,RWD,2015-2023,Convertible/Coupe;0,RWD,2015-2023,Convertible/Coupe
-Mach 1|0,RWD,2015-2023,Convertible/Coupe
+Mustang|S650
*5038|8|Petrol|347|Coyote
*2261|4|Petrol|232|EcoBoost
-Dark Horse|0,RWD,2024-2026,Convertible/Coupe
-EcoBoost|1,RWD,2024-2026,Convertible/Coupe
-GT|0,RWD,2024-2026,Convertible/Coupe
+Mustang Mach-E|CX727
*||Electric|358|
*||Electric|198|
-GT|0,AWD,2023-2026,SUV
-Premium|1,RWD,2023-2026,SUV
-Select|1,RWD,2023-2026,SUV
+Puma|JK
*999|3|Petrol|92|EcoBoost
-Puma|0,FWD,2020-2024,SUV
-ST-Line|0,FWD,2020-2024,SUV
-ST-Line V|0,FWD,2020-2024,SUV
+Ranger|PJ / PK
*2953|4|Diesel|115|WEAT
*2499|4|Diesel|105|WLAT
-Wildtrak|0,4WD,2006-2011,Cab Chassis/Utility
-XL|1,RWD,2006-2011,Cab Chassis/Utility;0,RWD,2006-2011,Cab Chassis/Utility
-XLT|0,4WD,2006-2011,Cab Chassis/Utility
+Ranger|PX
*3198|5|Diesel|147|Duratorq P5AT
*2198|4|Diesel|110|Duratorq P4AT
*2488|4|Petrol|122|Duratec
-Wildtrak|0,4WD,2011-2015,Cab Chassis/Utility
-XL|1,4WD,2011-2015,Cab Chassis/Utility;2,4WD,2011-2015,Cab Chassis/Utility;0,4WD,2011-2015,Cab Chassis/Utility
-XL Hi-Rider|1,RWD,2011-2015,Cab Chassis/Utility;0,RWD,2011-2015,Cab Chassis/Utility
-XLS|0,4WD,2011-2015,Cab Chassis/Utility
-XLT|0,4WD,2011-2015,Cab Chassis/Utility
+Ranger|PX MkII / PX MkIII
*1996|4|Diesel|157|EcoBlue Bi-Turbo
*3198|5|Diesel|147|Duratorq P5AT
*2198|4|Diesel|118|Duratorq P4AT
-FX4|0,4WD,2015-2022,Cab Chassis/Utility;1,4WD,2015-2022,Cab Chassis/Utility
-Raptor|0,4WD,2015-2022,Cab Chassis/Utility
-Wildtrak|0,4WD,2015-2022,Cab Chassis/Utility;1,4WD,2015-2022,Cab Chassis/Utility
-Wildtrak X|0,4WD,2015-2022,Cab Chassis/Utility
-XL|2,4WD,2015-2022,Cab Chassis/Utility;1,4WD,2015-2022,Cab Chassis/Utility
-XL Hi-Rider|2,RWD,2015-2022,Cab Chassis/Utility;1,RWD,2015-2022,Cab Chassis/Utility
-XLS|1,4WD,2015-2022,Cab Chassis/Utility
-XLT|0,4WD,2015-2022,Cab Chassis/Utility;1,4WD,2015-2022,Cab Chassis/Utility
+Ranger|P703
*2993|6|Diesel|184|V6 Lion
*2956|6|Petrol|292|EcoBoost V6
*1996|4|Diesel|154|EcoBlue Bi-Turbo
*1995|4|Diesel|125|EcoBlue
-Platinum|0,4WD,2022-2026,Cab Chassis/Utility
-Raptor|1,4WD,2022-2026,Cab Chassis/Utility
-Sport|2,4WD,2022-2026,Cab Chassis/Utility;0,4WD,2022-2026,Cab Chassis/Utility
-Wildtrak|2,4WD,2022-2026,Cab Chassis/Utility;0,4WD,2022-2026,Cab Chassis/Utility
-XL|3,4WD,2022-2026,Cab Chassis/Utility;2,4WD,2022-2026,Cab Chassis/Utility
-XLS|2,4WD,2022-2026,Cab Chassis/Utility
-XLT|2,4WD,2022-2026,Cab Chassis/Utility;0,4WD,2022-2026,Cab Chassis/Utility
+Territory|SX
*3984|6|Petrol|182|Barra 182
-Ghia|0,RWD,2004-2005,SUV
-TS|0,RWD,2004-2005,SUV
-TX|0,RWD,2004-2005,SUV
+Territory|SY
*3984|6|Petrol|190|Barra 190
*3984|6|Petrol|245|Barra 245T
-Ghia|0,AWD,2005-2011,SUV;1,AWD,2005-2011,SUV
-SR|0,RWD,2005-2011,SUV
-TS|0,RWD,2005-2011,SUV
-TX|0,RWD,2005-2011,SUV
-Turbo|1,AWD,2005-2011,SUV
+Territory|SZ
*2720|6|Diesel|140|TDV6
*3984|6|Petrol|195|Barra 195
-TS|0,RWD,2011-2016,SUV;1,RWD,2011-2016,SUV
-TX|0,RWD,2011-2016,SUV;1,RWD,2011-2016,SUV
-Titanium|0,AWD,2011-2016,SUV;1,AWD,2011-2016,SUV
+Transit|VH / VJ
*2402|4|Diesel|92|Duratorq
*1998|4|Diesel|74|Duratorq
*2402|4|Diesel|66|Duratorq
-High|0,FWD,2000-2006,Cab Chassis/Van
-Low|1,FWD,2000-2006,Cab Chassis/Van;2,FWD,2000-2006,Cab Chassis/Van;0,FWD,2000-2006,Cab Chassis/Van
-Mid|2,FWD,2000-2006,Cab Chassis/Van;0,FWD,2000-2006,Cab Chassis/Van
+Transit|VM
*2402|4|Diesel|103|Duratorq
*2198|4|Diesel|85|Duratorq
*2198|4|Diesel|92|Duratorq
-High|0,FWD,2006-2014,Cab Chassis/Van
-Low|1,FWD,2006-2014,Cab Chassis/Van;2,FWD,2006-2014,Cab Chassis/Van
-Mid|2,FWD,2006-2014,Cab Chassis/Van;0,FWD,2006-2014,Cab Chassis/Van
+Transit|VO
*1995|4|Diesel|125|EcoBlue
*2198|4|Diesel|114|Duratorq
-350E|0,RWD,2014-2026,Cab Chassis/Van;1,RWD,2014-2026,Cab Chassis/Van
-350L|0,RWD,2014-2026,Cab Chassis/Van;1,RWD,2014-2026,Cab Chassis/Van
-430L Bus|0,RWD,2014-2026,Cab Chassis/Van;1,RWD,2014-2026,Cab Chassis/Van
-470E|0,RWD,2014-2026,Cab Chassis/Van;1,RWD,2014-2026,Cab Chassis/Van
+Transit Custom|VN
*1995|4|Diesel|96|EcoBlue
*2198|4|Diesel|92|Duratorq
*1995|4|Diesel|125|EcoBlue
-290S|0,FWD,2014-2023,Van;1,FWD,2014-2023,Van
-330L|0,FWD,2014-2023,Van;1,FWD,2014-2023,Van
-340L|2,FWD,2014-2023,Van;0,FWD,2014-2023,Van
-Sport|2,FWD,2014-2023,Van
=FOTON
+Tunland|P201
*2776|4|Diesel|120|Cummins ISF
-Dual Cab|0,4WD,2012-2020,Cab Chassis/Utility
-Single Cab|0,4WD,2012-2020,Cab Chassis/Utility
=FUSO
+Canter|FE / FG
*2998|4|Diesel|110|4P10
*2998|4|Diesel|96|4P10
*4899|4|Diesel|107|4M50
-515|0,RWD,2005-2026,Cab Chassis;1,RWD,2005-2026,Cab Chassis
-615|0,RWD,2005-2026,Cab Chassis
-715|0,RWD,2005-2026,Cab Chassis
-815|0,RWD,2005-2026,Cab Chassis;2,RWD,2005-2026,Cab Chassis
=GENESIS
+G70|IK
*1998|4|Petrol|179|G4KL
*3342|6|Petrol|272|G6DP
-2.0T|0,RWD,2019-2026,Sedan
-2.0T Sport|0,RWD,2019-2026,Sedan
-3.3T Sport|1,RWD,2019-2026,Sedan
+GV70|JK1
*2151|4|Diesel|154|D4HD
*2497|4|Petrol|224|G4KR
*3470|6|Petrol|279|G6DS
-2.2D|0,RWD,2021-2026,SUV
-2.5T|1,RWD,2021-2026,SUV
-3.5T Sport|2,AWD,2021-2026,SUV
=GWM
+Haval H2|CH
*1497|4|Petrol|110|GW4G15B
-City|0,FWD,2015-2021,SUV
-Lux|0,FWD,2015-2021,SUV
-Premium|0,FWD,2015-2021,SUV
+Haval H6|B01
*1967|4|Petrol|145|4C20
*1998|4|Petrol|150|4B20
*1497|4|Hybrid|179|4B15 hybrid
-Lux|0,FWD,2016-2026,SUV;1,FWD,2016-2026,SUV
-Premium|0,FWD,2016-2026,SUV;1,FWD,2016-2026,SUV
-Ultra|1,AWD,2016-2026,SUV
-Ultra Hybrid|2,FWD,2016-2026,SUV
+Haval Jolion|A01
*1497|4|Hybrid|140|4G15H
*1497|4|Petrol|110|4B15A
-Lux|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV
-Premium|1,FWD,2021-2026,SUV
-S|1,FWD,2021-2026,SUV
-Ultra|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV
+Steed|NBP
*1996|4|Diesel|110|4D20D
*2378|4|Petrol|100|4G69
-Dual Cab|0,4WD,2016-2021,Cab Chassis/Utility;1,4WD,2016-2021,Cab Chassis/Utility
-Single Cab|0,4WD,2016-2021,Cab Chassis/Utility;1,4WD,2016-2021,Cab Chassis/Utility
+Tank 300|P01
*1998|4|Petrol|162|E20CB
*2370|4|Diesel|135|4D24
*1998|4|Hybrid|258|E20NA
-Lux|0,4WD,2023-2026,SUV;1,4WD,2023-2026,SUV
-Ultra|2,4WD,2023-2026,SUV;0,4WD,2023-2026,SUV;1,4WD,2023-2026,SUV
+Ute (Cannon)|NPW
*1996|4|Diesel|120|4D20M
*2370|4|Diesel|135|4D24
-Cannon|0,4WD,2020-2026,Utility
-Cannon-L|0,4WD,2020-2026,Utility;1,4WD,2020-2026,Utility
-Cannon-X|0,4WD,2020-2026,Utility;1,4WD,2020-2026,Utility
-Vanta|0,4WD,2020-2026,Utility
-XSR|1,4WD,2020-2026,Utility
+V240 / V200|K2
*1996|4|Diesel|105|4D20
*2378|4|Petrol|100|4G69
-V200|0,4WD,2009-2016,Cab Chassis/Utility
-V240|1,RWD,2009-2016,Cab Chassis/Utility
=HINO
+300 Series|XJC
*4009|4|Diesel|110|N04C
*5123|4|Diesel|151|J05E
-616|0,RWD,2007-2026,Cab Chassis
-617|0,RWD,2007-2026,Cab Chassis
-716|0,RWD,2007-2026,Cab Chassis
-721|1,RWD,2007-2026,Cab Chassis
-921|1,RWD,2007-2026,Cab Chassis
+500 Series|FC / FD / GH
*5123|4|Diesel|154|J05E
*7684|6|Diesel|191|J08E
-FC 1022|0,RWD,2008-2026,Cab Chassis
-FD 1124|0,RWD,2008-2026,Cab Chassis
-GH 1728|1,RWD,2008-2026,Cab Chassis
=HOLDEN
+Acadia|AC
*3649|6|Petrol|231|LGX
-LT|0,FWD,2018-2020,SUV
-LTZ|0,AWD,2018-2020,SUV
-LTZ-V|0,AWD,2018-2020,SUV
+Astra|TS
*1796|4|Petrol|90|Z18XE
*1796|4|Petrol|85|X18XE
*2198|4|Petrol|108|Z22SE
*1998|4|Petrol|147|Z20LET
-CD|0,FWD,1998-2006,Convertible/Hatchback/Sedan
-CDX|0,FWD,1998-2006,Convertible/Hatchback/Sedan
-City|1,FWD,1998-2006,Convertible/Hatchback/Sedan;0,FWD,1998-2006,Convertible/Hatchback/Sedan
-Classic|0,FWD,1998-2006,Convertible/Hatchback/Sedan
-SRi|2,FWD,1998-2006,Convertible/Hatchback/Sedan
-Turbo|3,FWD,1998-2006,Convertible/Hatchback/Sedan
+Astra|AH
*1796|4|Petrol|103|Z18XER
*1796|4|Petrol|92|Z18XE
*1910|4|Diesel|110|Z19DTH
*1998|4|Petrol|147|Z20LEH
-CD|0,FWD,2004-2010,Hatchback/Wagon;1,FWD,2004-2010,Hatchback/Wagon
-CDTi|2,FWD,2004-2010,Hatchback/Wagon
-CDX|0,FWD,2004-2010,Hatchback/Wagon;1,FWD,2004-2010,Hatchback/Wagon
-SRi|3,FWD,2004-2010,Hatchback/Wagon
+Astra|PJ
*1598|4|Petrol|125|A16
*1598|4|Petrol|147|A16XHT
*1998|4|Petrol|206|A20NFT
-GTC|0,FWD,2015-2016,Hatchback
-GTC Sport|1,FWD,2015-2016,Hatchback
-VXR|2,FWD,2015-2016,Hatchback
+Astra|BK
*1399|4|Petrol|110|LE2
*1598|4|Petrol|147|B16SHT
-R|0,FWD,2016-2020,Hatchback
-R+|0,FWD,2016-2020,Hatchback
-RS|1,FWD,2016-2020,Hatchback
-RS-V|1,FWD,2016-2020,Hatchback
+Astra|BL
*1399|4|Petrol|110|LE2
-LS|0,FWD,2017-2020,Sedan
-LS+|0,FWD,2017-2020,Sedan
-LT|0,FWD,2017-2020,Sedan
-LTZ|0,FWD,2017-2020,Sedan
+Barina|SB
*1389|4|Petrol|60|C14NZ
*1598|4|Petrol|78|X16XE
-City|0,FWD,1994-2001,Hatchback
-GSi|1,FWD,1994-2001,Hatchback
-Joy|0,FWD,1994-2001,Hatchback
-Swing|0,FWD,1994-2001,Hatchback
+Barina|XC
*1389|4|Petrol|66|Z14XE
*1796|4|Petrol|92|Z18XE
-Base|0,FWD,2001-2005,Hatchback
-SRi|1,FWD,2001-2005,Hatchback
-SXi|0,FWD,2001-2005,Hatchback
+Barina|TK
*1598|4|Petrol|76|F16D3
*1598|4|Petrol|77|F16D3
-Base|0,FWD,2005-2011,Hatchback/Sedan;1,FWD,2005-2011,Hatchback/Sedan
-Special|0,FWD,2005-2011,Hatchback/Sedan
+Barina|TM
*1598|4|Petrol|85|F16D4
*1364|4|Petrol|103|LUJ turbo
-CD|0,FWD,2011-2018,Hatchback/Sedan
-CDX|0,FWD,2011-2018,Hatchback/Sedan
-LS|0,FWD,2011-2018,Hatchback/Sedan
-RS|1,FWD,2011-2018,Hatchback/Sedan
-X|0,FWD,2011-2018,Hatchback/Sedan
+Barina Spark|MJ
*1206|4|Petrol|59|B12D1
-CD|0,FWD,2010-2015,Hatchback
-CDX|0,FWD,2010-2015,Hatchback
+Caprice|WM / WN
*5967|8|Petrol|260|L77
*3564|6|Petrol|210|SIDI
-V|0,RWD,2006-2017,Sedan
-V6|1,RWD,2006-2017,Sedan
+Captiva|CG
*2405|4|Petrol|100|Z24
*1991|4|Diesel|110|Z20S
*3195|6|Petrol|169|Alloytec
-5|0,AWD,2006-2010,SUV
-CX|1,AWD,2006-2010,SUV;2,AWD,2006-2010,SUV
-LX|1,AWD,2006-2010,SUV;2,AWD,2006-2010,SUV
-MaXX|2,AWD,2006-2010,SUV
-SX|1,AWD,2006-2010,SUV;2,AWD,2006-2010,SUV
+Captiva|CG Series II
*2231|4|Diesel|135|Z22D1
*2384|4|Petrol|123|LE9
*2997|6|Petrol|190|LFW
-5 LT|0,FWD,2011-2018,SUV;1,FWD,2011-2018,SUV
-7 CX|0,AWD,2011-2018,SUV;2,AWD,2011-2018,SUV
-7 LX|0,AWD,2011-2018,SUV;2,AWD,2011-2018,SUV
-7 SX|1,FWD,2011-2018,SUV
-Active|1,FWD,2011-2018,SUV
-LS|0,FWD,2011-2018,SUV;1,FWD,2011-2018,SUV
-LT|0,AWD,2011-2018,SUV;2,AWD,2011-2018,SUV
-LTZ|0,AWD,2011-2018,SUV;2,AWD,2011-2018,SUV
+Colorado|RC
*2405|4|Petrol|94|C24SE
*2999|4|Diesel|120|4JJ1-TC
*3564|6|Petrol|157|Alloytec
-DX|0,RWD,2008-2012,Utility;1,RWD,2008-2012,Utility;2,RWD,2008-2012,Utility
-LT-R|1,4WD,2008-2012,Utility;2,4WD,2008-2012,Utility
-LX|1,4WD,2008-2012,Utility;2,4WD,2008-2012,Utility
-LX-R|1,4WD,2008-2012,Utility;2,4WD,2008-2012,Utility
+Colorado|RG
*2499|4|Diesel|110|LP2
*2776|4|Diesel|132|Duramax LWN
*2776|4|Diesel|147|Duramax LWN
-DX|0,RWD,2012-2020,Cab Chassis/Utility;1,RWD,2012-2020,Cab Chassis/Utility
-LS|2,4WD,2012-2020,Cab Chassis/Utility
-LS-X|2,4WD,2012-2020,Cab Chassis/Utility
-LT|2,4WD,2012-2020,Cab Chassis/Utility
-LTZ|2,4WD,2012-2020,Cab Chassis/Utility
-LTZ+|2,4WD,2012-2020,Cab Chassis/Utility
-Storm|2,4WD,2012-2020,Cab Chassis/Utility
-Z71|2,4WD,2012-2020,Cab Chassis/Utility
+Colorado 7|RG
*2776|4|Diesel|132|Duramax LWN
*2776|4|Diesel|147|Duramax LWN
-LT|0,4WD,2012-2016,SUV;1,4WD,2012-2016,SUV
-LTZ|0,4WD,2012-2016,SUV;1,4WD,2012-2016,SUV
+Combo|XC
*1364|4|Petrol|66|Z14XEP
*1598|4|Petrol|64|Z16SE
-XC|0,FWD,2002-2012,Van;1,FWD,2002-2012,Van
+Commodore|VN
*3791|6|Petrol|125|Buick LN3
*4987|8|Petrol|165|304
-Berlina|0,RWD,1988-1991,Sedan/Wagon
-Calais|0,RWD,1988-1991,Sedan/Wagon;1,RWD,1988-1991,Sedan/Wagon
-Executive|0,RWD,1988-1991,Sedan/Wagon
-S|0,RWD,1988-1991,Sedan/Wagon
-SS|1,RWD,1988-1991,Sedan/Wagon
+Commodore|VP
*3791|6|Petrol|127|L27
*4987|8|Petrol|165|304
-Berlina|0,RWD,1991-1993,Sedan/Wagon
-Calais|0,RWD,1991-1993,Sedan/Wagon;1,RWD,1991-1993,Sedan/Wagon
-Executive|0,RWD,1991-1993,Sedan/Wagon
-S|0,RWD,1991-1993,Sedan/Wagon
-SS|1,RWD,1991-1993,Sedan/Wagon
+Commodore|VR
*3791|6|Petrol|130|L27
*4987|8|Petrol|165|304
-Acclaim|0,RWD,1993-1995,Sedan/Wagon
-Berlina|0,RWD,1993-1995,Sedan/Wagon
-Calais|0,RWD,1993-1995,Sedan/Wagon;1,RWD,1993-1995,Sedan/Wagon
-Executive|0,RWD,1993-1995,Sedan/Wagon
-S|0,RWD,1993-1995,Sedan/Wagon
-SS|1,RWD,1993-1995,Sedan/Wagon
+Commodore|VS
*3791|6|Petrol|147|Ecotec L36
*4987|8|Petrol|168|304
-Acclaim|0,RWD,1995-1997,Sedan/Utility/Wagon
-Berlina|0,RWD,1995-1997,Sedan/Utility/Wagon
-Calais|0,RWD,1995-1997,Sedan/Utility/Wagon;1,RWD,1995-1997,Sedan/Utility/Wagon
-Executive|0,RWD,1995-1997,Sedan/Utility/Wagon
-S|0,RWD,1995-1997,Sedan/Utility/Wagon
-SS|1,RWD,1995-1997,Sedan/Utility/Wagon
+Commodore|VT
*3791|6|Petrol|147|Ecotec L36
*3791|6|Petrol|171|L67 supercharged
*5665|8|Petrol|220|LS1
-Acclaim|0,RWD,1997-2000,Sedan/Wagon
-Berlina|0,RWD,1997-2000,Sedan/Wagon
-Calais|0,RWD,1997-2000,Sedan/Wagon;1,RWD,1997-2000,Sedan/Wagon;2,RWD,1997-2000,Sedan/Wagon
-Executive|0,RWD,1997-2000,Sedan/Wagon
-S|0,RWD,1997-2000,Sedan/Wagon;1,RWD,1997-2000,Sedan/Wagon
-SS|2,RWD,1997-2000,Sedan/Wagon
+Commodore|VX
*3791|6|Petrol|152|Ecotec L36
*3791|6|Petrol|171|L67 supercharged
*5665|8|Petrol|225|LS1
-Acclaim|0,RWD,2000-2002,Sedan/Wagon
-Berlina|0,RWD,2000-2002,Sedan/Wagon
-Calais|0,RWD,2000-2002,Sedan/Wagon;1,RWD,2000-2002,Sedan/Wagon;2,RWD,2000-2002,Sedan/Wagon
-Executive|0,RWD,2000-2002,Sedan/Wagon
-S|0,RWD,2000-2002,Sedan/Wagon;1,RWD,2000-2002,Sedan/Wagon
-SS|2,RWD,2000-2002,Sedan/Wagon
+Commodore|VY
*3791|6|Petrol|152|Ecotec L36
*3791|6|Petrol|171|L67 supercharged
*5665|8|Petrol|235|LS1
-Acclaim|0,RWD,2002-2004,Sedan/Utility/Wagon
-Berlina|0,RWD,2002-2004,Sedan/Utility/Wagon
-Calais|0,RWD,2002-2004,Sedan/Utility/Wagon;1,RWD,2002-2004,Sedan/Utility/Wagon;2,RWD,2002-2004,Sedan/Utility/Wagon
-Executive|0,RWD,2002-2004,Sedan/Utility/Wagon
-S|0,RWD,2002-2004,Sedan/Utility/Wagon;1,RWD,2002-2004,Sedan/Utility/Wagon
-SS|2,RWD,2002-2004,Sedan/Utility/Wagon
-SV8|2,RWD,2002-2004,Sedan/Utility/Wagon
+Commodore|VZ
*3565|6|Petrol|175|Alloytec LE0
*3565|6|Petrol|190|Alloytec LY7
*5665|8|Petrol|250|LS1
*5967|8|Petrol|260|L76
-Acclaim|0,RWD,2004-2007,Sedan/Utility/Wagon
-Berlina|0,RWD,2004-2007,Sedan/Utility/Wagon
-Calais|1,RWD,2004-2007,Sedan/Utility/Wagon
-Executive|0,RWD,2004-2007,Sedan/Utility/Wagon
-One Tonner|0,RWD,2004-2007,Sedan/Utility/Wagon
-SS|2,RWD,2004-2007,Sedan/Utility/Wagon;3,RWD,2004-2007,Sedan/Utility/Wagon
-SV6|1,RWD,2004-2007,Sedan/Utility/Wagon
-SV8|2,RWD,2004-2007,Sedan/Utility/Wagon
+Commodore|VE
*3564|6|Petrol|180|Alloytec LE0
*3564|6|Petrol|195|Alloytec LY7
*5967|8|Petrol|260|L76 AFM
*5967|8|Petrol|270|L98
-Berlina|0,RWD,2006-2010,Sedan/Utility/Wagon
-Calais|1,RWD,2006-2010,Sedan/Utility/Wagon
-Calais V|1,RWD,2006-2010,Sedan/Utility/Wagon;2,RWD,2006-2010,Sedan/Utility/Wagon
-International|1,RWD,2006-2010,Sedan/Utility/Wagon
-Omega|0,RWD,2006-2010,Sedan/Utility/Wagon
-SS|2,RWD,2006-2010,Sedan/Utility/Wagon;3,RWD,2006-2010,Sedan/Utility/Wagon
-SS V|2,RWD,2006-2010,Sedan/Utility/Wagon;3,RWD,2006-2010,Sedan/Utility/Wagon
-SV6|1,RWD,2006-2010,Sedan/Utility/Wagon
+Commodore|VE Series II
*2997|6|Petrol|190|SIDI LF1
*3564|6|Petrol|210|SIDI LLT
*5967|8|Petrol|270|L77
-Berlina|0,RWD,2010-2013,Sedan/Utility/Wagon
-Calais|1,RWD,2010-2013,Sedan/Utility/Wagon
-Calais V|1,RWD,2010-2013,Sedan/Utility/Wagon;2,RWD,2010-2013,Sedan/Utility/Wagon
-Omega|0,RWD,2010-2013,Sedan/Utility/Wagon
-SS|2,RWD,2010-2013,Sedan/Utility/Wagon
-SS V|2,RWD,2010-2013,Sedan/Utility/Wagon
-SS V Redline|2,RWD,2010-2013,Sedan/Utility/Wagon
-SV6|1,RWD,2010-2013,Sedan/Utility/Wagon
-Z Series|1,RWD,2010-2013,Sedan/Utility/Wagon
+Commodore|VF
*3564|6|Petrol|210|SIDI LFX
*5967|8|Petrol|270|L77
*2997|6|Petrol|185|SIDI LFW
-Calais|0,RWD,2013-2015,Sedan/Utility/Wagon
-Calais V|0,RWD,2013-2015,Sedan/Utility/Wagon;1,RWD,2013-2015,Sedan/Utility/Wagon
-Evoke|2,RWD,2013-2015,Sedan/Utility/Wagon
-SS|1,RWD,2013-2015,Sedan/Utility/Wagon
-SS V|1,RWD,2013-2015,Sedan/Utility/Wagon
-SS V Redline|1,RWD,2013-2015,Sedan/Utility/Wagon
-SV6|0,RWD,2013-2015,Sedan/Utility/Wagon
-Storm|0,RWD,2013-2015,Sedan/Utility/Wagon;1,RWD,2013-2015,Sedan/Utility/Wagon
+Commodore|VF Series II
*3564|6|Petrol|210|SIDI LFX
*6162|8|Petrol|304|LS3
*2997|6|Petrol|185|SIDI LFW
-Calais|0,RWD,2015-2017,Sedan/Utility/Wagon
-Calais V|0,RWD,2015-2017,Sedan/Utility/Wagon;1,RWD,2015-2017,Sedan/Utility/Wagon
-Evoke|2,RWD,2015-2017,Sedan/Utility/Wagon
-Motorsport|1,RWD,2015-2017,Sedan/Utility/Wagon
-SS|1,RWD,2015-2017,Sedan/Utility/Wagon
-SS V|1,RWD,2015-2017,Sedan/Utility/Wagon
-SS V Redline|1,RWD,2015-2017,Sedan/Utility/Wagon
-SV6|0,RWD,2015-2017,Sedan/Utility/Wagon
+Commodore|ZB
*1998|4|Petrol|191|LTG turbo
*3649|6|Petrol|235|LGX
*1956|4|Diesel|125|LFS
-Calais|0,FWD,2018-2020,Liftback/Wagon;1,FWD,2018-2020,Liftback/Wagon
-Calais V|1,AWD,2018-2020,Liftback/Wagon
-LT|2,FWD,2018-2020,Liftback/Wagon;0,FWD,2018-2020,Liftback/Wagon
-RS|0,FWD,2018-2020,Liftback/Wagon;1,FWD,2018-2020,Liftback/Wagon
-RS-V|1,AWD,2018-2020,Liftback/Wagon
-VXR|1,AWD,2018-2020,Liftback/Wagon
+Cruze|YG
*1490|4|Petrol|74|M15A
-Base|0,AWD,2002-2006,Wagon
+Cruze|JG
*1796|4|Petrol|104|F18D4
*1991|4|Diesel|110|Z20S1
-CD|0,FWD,2009-2011,Sedan;1,FWD,2009-2011,Sedan
-CDX|0,FWD,2009-2011,Sedan;1,FWD,2009-2011,Sedan
+Cruze|JH
*1364|4|Petrol|103|LUJ turbo
*1796|4|Petrol|104|F18D4
*1998|4|Diesel|120|Z20D1
*1598|4|Petrol|132|LLU turbo
-CD|0,FWD,2011-2016,Hatchback/Sedan/Wagon;1,FWD,2011-2016,Hatchback/Sedan/Wagon;2,FWD,2011-2016,Hatchback/Sedan/Wagon
-CDX|1,FWD,2011-2016,Hatchback/Sedan/Wagon;2,FWD,2011-2016,Hatchback/Sedan/Wagon
-Equipe|1,FWD,2011-2016,Hatchback/Sedan/Wagon
-SRi|0,FWD,2011-2016,Hatchback/Sedan/Wagon;3,FWD,2011-2016,Hatchback/Sedan/Wagon
-SRi-V|0,FWD,2011-2016,Hatchback/Sedan/Wagon;3,FWD,2011-2016,Hatchback/Sedan/Wagon
-Z Series|1,FWD,2011-2016,Hatchback/Sedan/Wagon
+Epica|EP
*1991|4|Diesel|110|Z20S
*2492|6|Petrol|115|X25D1
-CDX|0,FWD,2007-2011,Sedan;1,FWD,2007-2011,Sedan
-CDXi|1,FWD,2007-2011,Sedan
+Equinox|EQ
*1490|4|Petrol|127|LYX turbo
*1598|4|Diesel|100|LH7
*1998|4|Petrol|188|LTG turbo
-LS|0,FWD,2017-2020,SUV
-LS+|0,FWD,2017-2020,SUV
-LT|1,FWD,2017-2020,SUV;2,FWD,2017-2020,SUV
-LTZ|2,FWD,2017-2020,SUV
-LTZ-V|2,AWD,2017-2020,SUV
+Frontera|UES / UT
*3165|6|Petrol|151|6VD1
*1998|4|Petrol|85|X20SE
-S|0,4WD,1995-2004,SUV
-SE|0,4WD,1995-2004,SUV
-Sport|1,4WD,1995-2004,SUV
+Insignia|GA
*2792|6|Petrol|239|A28NER turbo
-VXR|0,AWD,2015-2017,Sedan
+Jackaroo|UBS
*3059|4|Diesel|84|4JG2
*2999|4|Diesel|118|4JX1
*3494|6|Petrol|158|6VE1
*3165|6|Petrol|130|6VD1
-LE|0,4WD,1992-2003,SUV
-Monterey|1,4WD,1992-2003,SUV;2,4WD,1992-2003,SUV
-S|3,4WD,1992-2003,SUV;2,4WD,1992-2003,SUV
-SE|1,4WD,1992-2003,SUV;3,4WD,1992-2003,SUV;2,4WD,1992-2003,SUV
+Malibu|V300
*1956|4|Diesel|117|A20DTH
*2384|4|Petrol|123|LE9
-CD|0,FWD,2013-2016,Sedan;1,FWD,2013-2016,Sedan
-CDX|0,FWD,2013-2016,Sedan;1,FWD,2013-2016,Sedan
+Monaro|V2 / VZ
*3791|6|Petrol|171|L67 supercharged
*5665|8|Petrol|235|LS1
-CV6|0,RWD,2001-2005,Coupe
-CV8|1,RWD,2001-2005,Coupe
+Rodeo|TF
*2559|4|Petrol|85|4ZE1
*2771|4|Diesel|74|4JB1-T
*3165|6|Petrol|140|6VD1
*2198|4|Petrol|100|C22NE
-Crew Cab|0,RWD,1988-2003,Utility;1,RWD,1988-2003,Utility;2,RWD,1988-2003,Utility
-DX|3,RWD,1988-2003,Utility;0,RWD,1988-2003,Utility
-LT|2,4WD,1988-2003,Utility
-LX|0,4WD,1988-2003,Utility;1,4WD,1988-2003,Utility;2,4WD,1988-2003,Utility
+Rodeo|RA
*2405|4|Petrol|94|C24SE
*2999|4|Diesel|96|4JH1-TC
*2999|4|Diesel|120|4JJ1-TC
*3494|6|Petrol|147|6VE1
*3564|6|Petrol|157|Alloytec
-DX|0,RWD,2003-2008,Utility;1,RWD,2003-2008,Utility
-LT|2,4WD,2003-2008,Utility;1,4WD,2003-2008,Utility;3,4WD,2003-2008,Utility;4,4WD,2003-2008,Utility
-LTZ|2,4WD,2003-2008,Utility;3,4WD,2003-2008,Utility;4,4WD,2003-2008,Utility
-LX|0,RWD,2003-2008,Utility;2,RWD,2003-2008,Utility;1,RWD,2003-2008,Utility;3,RWD,2003-2008,Utility;4,RWD,2003-2008,Utility
+Spark|MP
*1399|4|Petrol|73|LV7
-LS|0,FWD,2016-2018,Hatchback
-LT|0,FWD,2016-2018,Hatchback
+Statesman|WM
*3564|6|Petrol|195|Alloytec LY7
*5967|8|Petrol|270|L98
-V6|0,RWD,2006-2010,Sedan
-V8|1,RWD,2006-2010,Sedan
+Tigra|XC
*1796|4|Petrol|92|Z18XE
-Base|0,FWD,2005-2007,Convertible
+Trailblazer|RG
*2776|4|Diesel|147|Duramax LWN
-LT|0,4WD,2016-2020,SUV
-LTZ|0,4WD,2016-2020,SUV
-Z71|0,4WD,2016-2020,SUV
+Trax|TJ
*1364|4|Petrol|103|LUJ turbo
*1796|4|Petrol|103|F18D4
-Black Pack|0,FWD,2013-2020,SUV
-LS|0,FWD,2013-2020,SUV;1,FWD,2013-2020,SUV
-LT|0,FWD,2013-2020,SUV
-LTZ|0,FWD,2013-2020,SUV;1,FWD,2013-2020,SUV
+Vectra|JR / JS
*1998|4|Petrol|100|X20XEV
*2198|4|Petrol|108|Z22SE
*2498|6|Petrol|125|X25XE
-CD|0,FWD,1997-2003,Hatchback/Sedan/Wagon;1,FWD,1997-2003,Hatchback/Sedan/Wagon
-CDX|1,FWD,1997-2003,Hatchback/Sedan/Wagon;2,FWD,1997-2003,Hatchback/Sedan/Wagon
-GL|0,FWD,1997-2003,Hatchback/Sedan/Wagon;1,FWD,1997-2003,Hatchback/Sedan/Wagon
-GLS|0,FWD,1997-2003,Hatchback/Sedan/Wagon
+Vectra|ZC
*2198|4|Petrol|108|Z22SE
*3175|6|Petrol|155|Z32SE
-CD|0,FWD,2003-2007,Hatchback/Sedan
-CDX|0,FWD,2003-2007,Hatchback/Sedan;1,FWD,2003-2007,Hatchback/Sedan
-CDXi|1,FWD,2003-2007,Hatchback/Sedan
+Viva|JF
*1796|4|Petrol|89|F18D3
-Base|0,FWD,2005-2009,Hatchback/Sedan/Wagon
-Equipe|0,FWD,2005-2009,Hatchback/Sedan/Wagon
+Zafira|TT
*2198|4|Petrol|108|Z22SE
*1998|4|Petrol|147|Z20LET
-Base|0,FWD,2001-2006,Wagon
-GSi Turbo|1,FWD,2001-2006,Wagon
=HONDA
+Accord|CD / CG
*2156|4|Petrol|96|F22B
*2997|6|Petrol|147|J30A
*2254|4|Petrol|110|F23A
-EXi|0,FWD,1993-2003,Sedan
-V6|1,FWD,1993-2003,Sedan
-VTi|0,FWD,1993-2003,Sedan;2,FWD,1993-2003,Sedan
-VTi-L|2,FWD,1993-2003,Sedan
+Accord|CM / CP
*2997|6|Petrol|177|J30A
*3471|6|Petrol|202|J35Z
*2354|4|Petrol|118|K24A
*2354|4|Petrol|133|K24Z
-V6|0,FWD,2003-2013,Sedan
-V6-L|0,FWD,2003-2013,Sedan;1,FWD,2003-2013,Sedan
-VTi|2,FWD,2003-2013,Sedan;3,FWD,2003-2013,Sedan
-VTi-L|2,FWD,2003-2013,Sedan;3,FWD,2003-2013,Sedan
+Accord|CR
*1993|4|Hybrid|146|LFA1
*3471|6|Petrol|206|J35Y
*2356|4|Petrol|129|K24W
-Sport Hybrid|0,FWD,2013-2019,Sedan
-V6L|1,FWD,2013-2019,Sedan
-VTi|2,FWD,2013-2019,Sedan
-VTi-L|2,FWD,2013-2019,Sedan
-VTi-S|2,FWD,2013-2019,Sedan
+Accord|CV
*1498|4|Petrol|140|L15BE
*1993|4|Hybrid|143|LFB1
*1993|4|Hybrid|135|LFC2
-VTi-LX|0,FWD,2019-2026,Sedan
-VTi-LX Hybrid|1,FWD,2019-2026,Sedan
-e:HEV RS|2,FWD,2019-2026,Sedan
+Accord Euro|CL9
*2354|4|Petrol|140|K24A3
-Base|0,FWD,2003-2008,Sedan
-Luxury|0,FWD,2003-2008,Sedan
-Sport|0,FWD,2003-2008,Sedan
+Accord Euro|CU2
*2354|4|Petrol|148|K24Z3
-Base|0,FWD,2008-2015,Sedan
-Luxury|0,FWD,2008-2015,Sedan
-Tech Pack|0,FWD,2008-2015,Sedan
+City|GM
*1497|4|Petrol|88|L15A
-VTi|0,FWD,2009-2020,Sedan
-VTi-L|0,FWD,2009-2020,Sedan
+Civic|EG / EK
*1493|4|Petrol|66|D15B
*1590|4|Petrol|88|D16Y
*1590|4|Petrol|118|B16A
-Breeze|0,FWD,1992-2000,Coupe/Hatchback/Sedan
-CXi|0,FWD,1992-2000,Coupe/Hatchback/Sedan;1,FWD,1992-2000,Coupe/Hatchback/Sedan
-GLi|1,FWD,1992-2000,Coupe/Hatchback/Sedan
-VTi|1,FWD,1992-2000,Coupe/Hatchback/Sedan
-VTi-R|2,FWD,1992-2000,Coupe/Hatchback/Sedan
+Civic|EU / ES / EP3
*1668|4|Petrol|85|D17A
*1998|4|Petrol|147|K20A2
-GLi|0,FWD,2000-2005,Hatchback/Sedan
-Type R|1,FWD,2000-2005,Hatchback/Sedan
-VTi|0,FWD,2000-2005,Hatchback/Sedan
-Vi|0,FWD,2000-2005,Hatchback/Sedan
+Civic|FD / FN2
*1339|4|Hybrid|85|LDA2
*1799|4|Petrol|103|R18A
*1998|4|Petrol|114|R20A
*1998|4|Petrol|148|K20Z4
-Hybrid|0,FWD,2006-2012,Hatchback/Sedan
-Si|1,FWD,2006-2012,Hatchback/Sedan
-Sport|2,FWD,2006-2012,Hatchback/Sedan
-Type R|3,FWD,2006-2012,Hatchback/Sedan
-VTi|1,FWD,2006-2012,Hatchback/Sedan
-VTi-L|1,FWD,2006-2012,Hatchback/Sedan
+Civic|FB / FK
*1597|4|Diesel|88|N16A
*1997|4|Petrol|114|R20Z
*1799|4|Petrol|104|R18Z
-DTi-S|0,FWD,2012-2016,Hatchback/Sedan
-Sport|1,FWD,2012-2016,Hatchback/Sedan
-VTi|2,FWD,2012-2016,Hatchback/Sedan
-VTi-L|2,FWD,2012-2016,Hatchback/Sedan
-VTi-LN|2,FWD,2012-2016,Hatchback/Sedan
-VTi-S|2,FWD,2012-2016,Hatchback/Sedan
+Civic|FC / FK4
*1498|4|Petrol|127|L15B7
*1996|4|Petrol|228|K20C1
*1799|4|Petrol|104|R18Z
-RS|0,FWD,2016-2021,Hatchback/Sedan
-Type R|1,FWD,2016-2021,Hatchback/Sedan
-VTi|2,FWD,2016-2021,Hatchback/Sedan
-VTi-L|0,FWD,2016-2021,Hatchback/Sedan
-VTi-LX|0,FWD,2016-2021,Hatchback/Sedan
-VTi-S|2,FWD,2016-2021,Hatchback/Sedan
+Civic|FE / FL
*1996|4|Petrol|235|K20C1
*1498|4|Petrol|131|L15C
*1993|4|Hybrid|135|LFC2
-Type R|0,FWD,2021-2026,Hatchback
-VTi-LX|1,FWD,2021-2026,Hatchback
-e:HEV LX|2,FWD,2021-2026,Hatchback
+CR-V|RD1
*1973|4|Petrol|108|B20Z
-Classic|0,AWD,1997-2001,SUV
-Sport|0,AWD,1997-2001,SUV
+CR-V|RD7
*2354|4|Petrol|118|K24A1
-Base|0,AWD,2001-2006,SUV
-Extra|0,AWD,2001-2006,SUV
-Sport|0,AWD,2001-2006,SUV
+CR-V|RE
*2354|4|Petrol|125|K24Z1
-Base|0,AWD,2007-2012,SUV
-Luxury|0,AWD,2007-2012,SUV
-Sport|0,AWD,2007-2012,SUV
+CR-V|RM
*1597|4|Diesel|118|N16A
*2199|4|Diesel|110|N22B
*1997|4|Petrol|114|R20A
*2354|4|Petrol|140|K24Z7
-DTi-L|0,AWD,2012-2017,SUV;1,AWD,2012-2017,SUV
-DTi-S|0,AWD,2012-2017,SUV;1,AWD,2012-2017,SUV
-VTi|2,FWD,2012-2017,SUV
-VTi-L|3,AWD,2012-2017,SUV
-VTi-S|3,AWD,2012-2017,SUV
+CR-V|RW
*1498|4|Petrol|140|L15BE
*1997|4|Petrol|113|R20A
-VTi|0,FWD,2017-2023,SUV
-VTi-L|0,FWD,2017-2023,SUV
-VTi-LX|0,AWD,2017-2023,SUV
-VTi-S|0,FWD,2017-2023,SUV
-Vi|1,FWD,2017-2023,SUV
+CR-V|RS
*1498|4|Petrol|140|L15BU
*1993|4|Hybrid|135|LFC
-VTi L|0,FWD,2023-2026,SUV
-VTi LX|0,AWD,2023-2026,SUV
-VTi X|0,FWD,2023-2026,SUV
-e:HEV RS|1,FWD,2023-2026,SUV
+Fit|GD / GE / GP / GK
*1339|4|Petrol|73|L13A
*1339|4|Hybrid|65|LDA
*1496|4|Hybrid|81|LEB
*1496|4|Petrol|88|L15A
-13G|0,FWD,2001-2020,Hatchback
-Hybrid|1,FWD,2001-2020,Hatchback;2,FWD,2001-2020,Hatchback
-RS|3,FWD,2001-2020,Hatchback
+HR-V|GH
*1590|4|Petrol|77|D16W
-Base|0,AWD,1998-2002,SUV
-Sport|0,AWD,1998-2002,SUV
+HR-V|RU
*1799|4|Petrol|105|R18Z
-RS|0,FWD,2015-2021,SUV
-VTi|0,FWD,2015-2021,SUV
-VTi-L|0,FWD,2015-2021,SUV
-VTi-LX|0,FWD,2015-2021,SUV
-VTi-S|0,FWD,2015-2021,SUV
+HR-V|RV
*1498|4|Petrol|89|L15ZF
*1498|4|Hybrid|96|LEC e:HEV
-Vi X|0,FWD,2022-2026,SUV
-e:HEV L|1,FWD,2022-2026,SUV
+Insight|ZE2
*1339|4|Hybrid|72|LDA3
-VTi|0,FWD,2010-2014,Hatchback
-VTi-L|0,FWD,2010-2014,Hatchback
+Integra|DC2 / DC5
*1834|4|Petrol|107|B18B
*1998|4|Petrol|118|K20A3
*1797|4|Petrol|141|B18C7
*1998|4|Petrol|147|K20A2
-GSi|0,FWD,1993-2007,Coupe
-Luxury|1,FWD,1993-2007,Coupe
-Type R|2,FWD,1993-2007,Coupe;3,FWD,1993-2007,Coupe
-VTi-R|2,FWD,1993-2007,Coupe
+Jazz|GD
*1339|4|Petrol|61|L13A
*1497|4|Petrol|81|L15A
-GLi|0,FWD,2002-2008,Hatchback
-VTi|1,FWD,2002-2008,Hatchback
-VTi-S|1,FWD,2002-2008,Hatchback
+Jazz|GE
*1339|4|Petrol|73|L13Z
*1339|4|Hybrid|76|LDA hybrid
*1497|4|Petrol|88|L15A
-GLi|0,FWD,2008-2014,Hatchback
-Hybrid|1,FWD,2008-2014,Hatchback
-VTi|2,FWD,2008-2014,Hatchback
-VTi-S|2,FWD,2008-2014,Hatchback
-Vibe|2,FWD,2008-2014,Hatchback
+Jazz|GK
*1497|4|Petrol|88|L15Z
-VTi|0,FWD,2014-2020,Hatchback
-VTi-L|0,FWD,2014-2020,Hatchback
-VTi-S|0,FWD,2014-2020,Hatchback
+Legend|KA / KB
*3471|6|Petrol|217|J35A
*3474|6|Petrol|153|C35A
*3664|6|Petrol|226|J37A
-Base|0,FWD,1996-2012,Sedan;1,FWD,1996-2012,Sedan;2,FWD,1996-2012,Sedan
+MDX|YD1
*3471|6|Petrol|191|J35A
-Base|0,AWD,2003-2007,SUV
+Odyssey|RA / RB / RC
*2254|4|Petrol|110|F23A
*2354|4|Petrol|118|K24A
*2354|4|Petrol|132|K24Z
*2356|4|Petrol|129|K24W
-Base|0,FWD,1995-2022,Wagon;1,FWD,1995-2022,Wagon;2,FWD,1995-2022,Wagon
-Luxury|1,FWD,1995-2022,Wagon;2,FWD,1995-2022,Wagon
-VTi|3,FWD,1995-2022,Wagon
-VTi-L|3,FWD,1995-2022,Wagon
+S2000|AP1 / AP2
*1997|4|Petrol|176|F20C
-Base|0,RWD,1999-2009,Convertible
+ZR-V|RZ
*1498|4|Petrol|131|L15C
*1993|4|Hybrid|135|LFC
-VTi L|0,FWD,2023-2026,SUV
-VTi LX|0,FWD,2023-2026,SUV
-VTi X|0,FWD,2023-2026,SUV
-e:HEV LX|1,FWD,2023-2026,SUV
=HSV
+Clubsport|VT / VX / VY / VZ
*5665|8|Petrol|250|LS1
*5665|8|Petrol|285|LS1
*5967|8|Petrol|297|LS2
-Clubsport|0,RWD,1997-2006,Sedan;1,RWD,1997-2006,Sedan;2,RWD,1997-2006,Sedan
-R8|0,RWD,1997-2006,Sedan;1,RWD,1997-2006,Sedan;2,RWD,1997-2006,Sedan
+Clubsport R8|E Series
*5967|8|Petrol|307|LS2
*6162|8|Petrol|317|LS3
-R8|0,RWD,2006-2013,Sedan/Wagon;1,RWD,2006-2013,Sedan/Wagon
-Tourer|1,RWD,2006-2013,Sedan/Wagon
+GTS|Gen-F
*6162|8|Petrol|430|LSA
*6162|8|Petrol|325|LS3
-GTS|0,RWD,2013-2017,Sedan
-Grange|1,RWD,2013-2017,Sedan
-Senator|1,RWD,2013-2017,Sedan
+Maloo|E Series / Gen-F
*6162|8|Petrol|400|LSA
*6162|8|Petrol|317|LS3
*6162|8|Petrol|325|LS3
-GTS|0,RWD,2007-2017,Utility
-R8|1,RWD,2007-2017,Utility;2,RWD,2007-2017,Utility
=HYUNDAI
+Accent|LC / MC
*1495|4|Petrol|75|G4EC
*1599|4|Petrol|82|G4ED
-GL|0,FWD,2000-2009,Hatchback/Sedan;1,FWD,2000-2009,Hatchback/Sedan
-GLS|0,FWD,2000-2009,Hatchback/Sedan;1,FWD,2000-2009,Hatchback/Sedan
-S|1,FWD,2000-2009,Hatchback/Sedan
-SLX|1,FWD,2000-2009,Hatchback/Sedan
+Accent|RB
*1368|4|Petrol|74|G4LC
*1582|4|Diesel|94|D4FB
*1591|4|Petrol|91|G4FC
*1591|4|Petrol|103|G4FD
-Active|0,FWD,2011-2019,Hatchback/Sedan;1,FWD,2011-2019,Hatchback/Sedan;2,FWD,2011-2019,Hatchback/Sedan
-Elite|1,FWD,2011-2019,Hatchback/Sedan;2,FWD,2011-2019,Hatchback/Sedan
-Premium|2,FWD,2011-2019,Hatchback/Sedan
-SR|3,FWD,2011-2019,Hatchback/Sedan
-Sport|3,FWD,2011-2019,Hatchback/Sedan
+Elantra|XD / HD
*1975|4|Petrol|104|G4GC
*1795|4|Petrol|97|G4GB
-Elite|0,FWD,2000-2011,Hatchback/Sedan
-GL|1,FWD,2000-2011,Hatchback/Sedan
-GLS|1,FWD,2000-2011,Hatchback/Sedan;0,FWD,2000-2011,Hatchback/Sedan
-SLX|0,FWD,2000-2011,Hatchback/Sedan
-SX|0,FWD,2000-2011,Hatchback/Sedan
+Elantra|MD / AD
*1797|4|Petrol|110|G4NB
*1999|4|Petrol|112|G4NH
*1591|4|Petrol|150|G4FJ
-Active|0,FWD,2011-2020,Sedan;1,FWD,2011-2020,Sedan
-Elite|0,FWD,2011-2020,Sedan;1,FWD,2011-2020,Sedan
-Premium|0,FWD,2011-2020,Sedan
-SR|2,FWD,2011-2020,Sedan
-SR Turbo|2,FWD,2011-2020,Sedan
-Trophy|0,FWD,2011-2020,Sedan
+Excel|X2 / X3
*1495|4|Petrol|73|G4EK
*1468|4|Petrol|61|G4DJ
-GLX|0,FWD,1990-2000,Hatchback/Sedan
-GX|0,FWD,1990-2000,Hatchback/Sedan
-LX|1,FWD,1990-2000,Hatchback/Sedan
-Sprint|0,FWD,1990-2000,Hatchback/Sedan
+Genesis|DH
*3778|6|Petrol|232|G6DJ
-Base|0,RWD,2014-2019,Sedan
-Sensory|0,RWD,2014-2019,Sedan
-Ultimate|0,RWD,2014-2019,Sedan
+Getz|TB
*1341|4|Petrol|60|G4EA
*1495|4|Petrol|73|G4EC
*1399|4|Petrol|70|G4EE
*1599|4|Petrol|78|G4ED
-GL|0,FWD,2002-2011,Hatchback;1,FWD,2002-2011,Hatchback
-GLS|1,FWD,2002-2011,Hatchback
-S|2,FWD,2002-2011,Hatchback
-SX|2,FWD,2002-2011,Hatchback;3,FWD,2002-2011,Hatchback
-XL|1,FWD,2002-2011,Hatchback
+i20|PB
*1396|4|Petrol|73|G4FA
*1591|4|Petrol|91|G4FC
-Active|0,FWD,2010-2015,Hatchback
-Elite|1,FWD,2010-2015,Hatchback
-Premium|1,FWD,2010-2015,Hatchback
+i20 N|BC3
*1591|4|Petrol|150|G4FP
-N|0,FWD,2021-2026,Hatchback
+i30|FD
*1582|4|Diesel|85|D4FB
*1975|4|Petrol|105|G4GC
-SLX|0,FWD,2007-2012,Hatchback/Wagon;1,FWD,2007-2012,Hatchback/Wagon
-SR|1,FWD,2007-2012,Hatchback/Wagon
-SX|0,FWD,2007-2012,Hatchback/Wagon;1,FWD,2007-2012,Hatchback/Wagon
-Trophy|1,FWD,2007-2012,Hatchback/Wagon
+i30|GD
*1582|4|Diesel|100|D4FB
*1582|4|Diesel|94|D4FB
*1797|4|Petrol|107|G4NB
*1999|4|Petrol|129|G4ND
-Active|0,FWD,2012-2017,Hatchback/Wagon;1,FWD,2012-2017,Hatchback/Wagon;2,FWD,2012-2017,Hatchback/Wagon
-Active X|2,FWD,2012-2017,Hatchback/Wagon
-Elite|1,FWD,2012-2017,Hatchback/Wagon;2,FWD,2012-2017,Hatchback/Wagon
-Premium|1,FWD,2012-2017,Hatchback/Wagon;2,FWD,2012-2017,Hatchback/Wagon
-SR|3,FWD,2012-2017,Hatchback/Wagon
-SR Premium|3,FWD,2012-2017,Hatchback/Wagon
+i30|PD
*1582|4|Diesel|100|D4FB
*1999|4|Petrol|120|G4ND
*1998|4|Petrol|202|G4KH
*1998|4|Petrol|206|G4KH
*1591|4|Petrol|150|G4FJ
-Active|0,FWD,2017-2023,Hatchback;1,FWD,2017-2023,Hatchback
-Elite|0,FWD,2017-2023,Hatchback;1,FWD,2017-2023,Hatchback
-Go|0,FWD,2017-2023,Hatchback;1,FWD,2017-2023,Hatchback
-N|2,FWD,2017-2023,Hatchback;3,FWD,2017-2023,Hatchback
-N Line|4,FWD,2017-2023,Hatchback
-N Line Premium|4,FWD,2017-2023,Hatchback
-Premium|0,FWD,2017-2023,Hatchback
-SR|4,FWD,2017-2023,Hatchback
+i30 Sedan|CN7
*1999|4|Petrol|117|G4NN
*1580|4|Hybrid|104|G4LE
*1998|4|Petrol|206|G4KH
*1598|4|Petrol|150|G4FP
-Active|0,FWD,2020-2026,Sedan
-Base|0,FWD,2020-2026,Sedan
-Elite|0,FWD,2020-2026,Sedan
-Hybrid|1,FWD,2020-2026,Sedan
-N|2,FWD,2020-2026,Sedan
-N Line|3,FWD,2020-2026,Sedan
+i40|VF
*1685|4|Diesel|100|D4FD
*1685|4|Diesel|104|D4FD
*1999|4|Petrol|130|G4NC
-Active|0,FWD,2011-2019,Sedan/Wagon;1,FWD,2011-2019,Sedan/Wagon;2,FWD,2011-2019,Sedan/Wagon
-Elite|0,FWD,2011-2019,Sedan/Wagon;2,FWD,2011-2019,Sedan/Wagon
-Premium|0,FWD,2011-2019,Sedan/Wagon;1,FWD,2011-2019,Sedan/Wagon;2,FWD,2011-2019,Sedan/Wagon
+i45|YF
*2359|4|Petrol|148|G4KJ
-Active|0,FWD,2010-2013,Sedan
-Elite|0,FWD,2010-2013,Sedan
-Premium|0,FWD,2010-2013,Sedan
+iLoad|TQ
*2359|4|Petrol|129|G4KG
*2497|4|Diesel|100|D4CB
*2497|4|Diesel|125|D4CB
-Crew Van|0,RWD,2008-2021,Van;1,RWD,2008-2021,Van;2,RWD,2008-2021,Van
-Van|0,RWD,2008-2021,Van;1,RWD,2008-2021,Van;2,RWD,2008-2021,Van
+iMax|TQ
*2359|4|Petrol|129|G4KG
*2497|4|Diesel|100|D4CB
*2497|4|Diesel|125|D4CB
-Base|0,RWD,2008-2021,Wagon;1,RWD,2008-2021,Wagon;2,RWD,2008-2021,Wagon
-Elite|2,RWD,2008-2021,Wagon
+Ioniq|AE
*||Electric|100|
*1580|4|Hybrid|104|G4LE
*1580|4|Plug-in Hybrid|104|G4LE
-Elite|0,FWD,2018-2022,Liftback;1,FWD,2018-2022,Liftback;2,FWD,2018-2022,Liftback
-Premium|0,FWD,2018-2022,Liftback;1,FWD,2018-2022,Liftback;2,FWD,2018-2022,Liftback
+Ioniq 5|NE
*||Electric|239|
*||Electric|225|
*||Electric|448|
*||Electric|160|
-AWD|0,AWD,2021-2026,SUV
-Extended Range|1,RWD,2021-2026,SUV
-N|2,AWD,2021-2026,SUV
-Standard|3,RWD,2021-2026,SUV
+ix35|LM
*1998|4|Petrol|122|G4KD
*1999|4|Petrol|122|G4NC
*1995|4|Diesel|135|D4HA
*2359|4|Petrol|130|G4KE
-Active|0,FWD,2010-2015,SUV;1,FWD,2010-2015,SUV
-Elite|2,AWD,2010-2015,SUV;3,AWD,2010-2015,SUV
-Highlander|2,AWD,2010-2015,SUV;3,AWD,2010-2015,SUV
-SE|1,FWD,2010-2015,SUV
+Kona|OS
*1591|4|Petrol|130|G4FJ
*1999|4|Petrol|110|G4NH
*||Electric|150|
*1998|4|Petrol|206|G4KH
*1598|4|Petrol|146|G4FP
-Active|0,FWD,2017-2023,SUV;1,FWD,2017-2023,SUV
-Electric|2,FWD,2017-2023,SUV
-Elite|0,FWD,2017-2023,SUV;1,FWD,2017-2023,SUV
-Highlander|0,FWD,2017-2023,SUV;1,FWD,2017-2023,SUV
-N|3,FWD,2017-2023,SUV
-N Line|4,AWD,2017-2023,SUV
+Kona|SX2
*1580|4|Hybrid|104|G4LL
*1598|4|Petrol|146|G4FU
*1999|4|Petrol|110|G4NS
*||Electric|150|
-Base|0,FWD,2023-2026,SUV;1,FWD,2023-2026,SUV;2,FWD,2023-2026,SUV
-Electric|3,FWD,2023-2026,SUV
-N Line|0,FWD,2023-2026,SUV;1,FWD,2023-2026,SUV
-Premium|0,FWD,2023-2026,SUV;1,FWD,2023-2026,SUV;2,FWD,2023-2026,SUV
+Palisade|LX2
*2199|4|Diesel|147|D4HB
*3778|6|Petrol|217|G6DN
-Base|0,AWD,2020-2026,SUV;1,AWD,2020-2026,SUV
-Calligraphy|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
-Elite|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
-Highlander|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
+Santa Fe|SM
*2351|4|Petrol|107|G4JS
*2656|6|Petrol|127|G6BA
-GL|0,AWD,2000-2006,SUV;1,AWD,2000-2006,SUV
-GLS|1,AWD,2000-2006,SUV
+Santa Fe|CM
*2188|4|Diesel|114|D4EB
*2199|4|Diesel|145|D4HB
*2656|6|Petrol|138|G6EA
*2359|4|Petrol|128|G4KE
-Elite|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV;2,AWD,2006-2012,SUV
-Highlander|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV
-SLX|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV;3,AWD,2006-2012,SUV;2,AWD,2006-2012,SUV
-SX|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV;3,AWD,2006-2012,SUV;2,AWD,2006-2012,SUV
+Santa Fe|DM
*2199|4|Diesel|145|D4HB
*2199|4|Diesel|147|D4HB
*2359|4|Petrol|141|G4KJ
*3342|6|Petrol|199|G6DH
-Active|0,AWD,2012-2018,SUV;1,AWD,2012-2018,SUV;2,AWD,2012-2018,SUV
-Active X|1,FWD,2012-2018,SUV;3,FWD,2012-2018,SUV
-Elite|0,AWD,2012-2018,SUV;1,AWD,2012-2018,SUV
-Highlander|0,AWD,2012-2018,SUV;1,AWD,2012-2018,SUV
-SR|1,AWD,2012-2018,SUV
+Santa Fe|TM
*2151|4|Diesel|148|D4HE
*2199|4|Diesel|147|D4HB
*2359|4|Petrol|138|G4KJ
*3470|6|Petrol|206|G6DC
-Active|0,FWD,2018-2023,SUV;1,FWD,2018-2023,SUV;2,FWD,2018-2023,SUV;3,FWD,2018-2023,SUV
-Elite|0,AWD,2018-2023,SUV;1,AWD,2018-2023,SUV;3,AWD,2018-2023,SUV
-Highlander|0,AWD,2018-2023,SUV;1,AWD,2018-2023,SUV;3,AWD,2018-2023,SUV
+Santa Fe|MX5
*1598|4|Hybrid|172|G4FT hybrid
*2497|4|Petrol|207|G4KP
-Base|0,FWD,2024-2026,SUV;1,FWD,2024-2026,SUV
-Calligraphy|0,AWD,2024-2026,SUV;1,AWD,2024-2026,SUV
-Elite|0,FWD,2024-2026,SUV;1,FWD,2024-2026,SUV
+Sonata|EF / NF
*1997|4|Petrol|100|G4JP
*2493|6|Petrol|125|G6BV
*1991|4|Diesel|110|D4EA
*2359|4|Petrol|120|G4KC
*3342|6|Petrol|173|G6DB
-GL|0,FWD,1998-2010,Sedan
-GLS|0,FWD,1998-2010,Sedan;1,FWD,1998-2010,Sedan
-SLX|2,FWD,1998-2010,Sedan;3,FWD,1998-2010,Sedan
-SX|3,FWD,1998-2010,Sedan
-V6|1,FWD,1998-2010,Sedan;4,FWD,1998-2010,Sedan
+Sonata|LF / DN8
*2359|4|Petrol|138|G4KJ
*1998|4|Petrol|180|G4KH
*2497|4|Petrol|213|G4KP
-Active|0,FWD,2015-2024,Sedan
-Elite|1,FWD,2015-2024,Sedan
-N Line|2,FWD,2015-2024,Sedan
-Premium|1,FWD,2015-2024,Sedan
+Staria|US4
*2199|4|Diesel|130|D4HB
*3470|6|Petrol|200|G6DK
-Base|0,FWD,2021-2026,Van/Wagon;1,FWD,2021-2026,Van/Wagon
-Elite|0,FWD,2021-2026,Van/Wagon;1,FWD,2021-2026,Van/Wagon
-Highlander|0,FWD,2021-2026,Van/Wagon;1,FWD,2021-2026,Van/Wagon
-Load|0,FWD,2021-2026,Van/Wagon
+Terracan|HP
*2902|4|Diesel|120|D4FT
*3497|6|Petrol|145|G6CU
-Base|0,4WD,2001-2007,SUV;1,4WD,2001-2007,SUV
-Highlander|0,4WD,2001-2007,SUV;1,4WD,2001-2007,SUV
+Tiburon|GK
*1975|4|Petrol|104|G4GC
*2656|6|Petrol|123|G6BA
-Base|0,FWD,2002-2010,Coupe
-TS III|1,FWD,2002-2010,Coupe
-V6|1,FWD,2002-2010,Coupe
+Tucson|JM
*1975|4|Petrol|104|G4GC
*2656|6|Petrol|129|G6BA
-City|0,FWD,2004-2010,SUV
-City Elite|0,FWD,2004-2010,SUV
-City SX|0,FWD,2004-2010,SUV
-Elite|1,AWD,2004-2010,SUV
+Tucson|TL
*1995|4|Diesel|136|D4HA
*1999|4|Petrol|114|G4NC
*1999|4|Petrol|121|G4NC
*1591|4|Petrol|130|G4FJ
-Active|0,FWD,2015-2021,SUV;1,FWD,2015-2021,SUV
-Active X|1,FWD,2015-2021,SUV;2,FWD,2015-2021,SUV
-Elite|3,FWD,2015-2021,SUV;0,FWD,2015-2021,SUV;2,FWD,2015-2021,SUV
-Go|2,FWD,2015-2021,SUV
-Highlander|3,AWD,2015-2021,SUV;0,AWD,2015-2021,SUV
+Tucson|NX4
*1999|4|Petrol|115|G4NJ
*1598|4|Hybrid|172|G4FT hybrid
*1598|4|Petrol|132|G4FT
*1998|4|Diesel|137|D4HE
-Base|0,FWD,2021-2026,SUV
-Elite|1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV;0,FWD,2021-2026,SUV
-Highlander|1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV;0,FWD,2021-2026,SUV
-N Line|1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV;0,FWD,2021-2026,SUV
+Veloster|FS
*1591|4|Petrol|103|G4FD
*1591|4|Petrol|150|G4FJ
-+|0,FWD,2012-2018,Coupe
-Base|0,FWD,2012-2018,Coupe
-SR Turbo|1,FWD,2012-2018,Coupe
-Street|0,FWD,2012-2018,Coupe
+Veloster|JS
*1999|4|Petrol|110|G4NH
*1591|4|Petrol|150|G4FJ
-Base|0,FWD,2019-2021,Coupe
-Turbo|1,FWD,2019-2021,Coupe
-Turbo Premium|1,FWD,2019-2021,Coupe
+Venue|QX
*1591|4|Petrol|90|G4FG
-Active|0,FWD,2019-2026,SUV
-Elite|0,FWD,2019-2026,SUV
-Go|0,FWD,2019-2026,SUV
=INFINITI
+Q50|V37
*1991|4|Petrol|155|M274
*2143|4|Diesel|125|OM651
*2997|6|Petrol|298|VR30DDTT
*3498|6|Hybrid|268|VQ35HR
-GT|0,RWD,2014-2019,Sedan;1,RWD,2014-2019,Sedan
-Red Sport|2,RWD,2014-2019,Sedan
-S|0,RWD,2014-2019,Sedan;1,RWD,2014-2019,Sedan;3,RWD,2014-2019,Sedan
=ISUZU
+D-MAX|TF (RA)
*2999|4|Diesel|120|4JJ1-TC
-LS|0,4WD,2008-2012,Cab Chassis/Utility
-LS-M|0,4WD,2008-2012,Cab Chassis/Utility
-LS-U|0,4WD,2008-2012,Cab Chassis/Utility
-SX|0,RWD,2008-2012,Cab Chassis/Utility
+D-MAX|RT50
*2999|4|Diesel|130|4JJ1-TCX
-EX|0,RWD,2012-2020,Cab Chassis/Utility
-LS-M|0,4WD,2012-2020,Cab Chassis/Utility
-LS-T|0,4WD,2012-2020,Cab Chassis/Utility
-LS-U|0,4WD,2012-2020,Cab Chassis/Utility
-SX|0,4WD,2012-2020,Cab Chassis/Utility
-X-Runner|0,4WD,2012-2020,Cab Chassis/Utility
+D-MAX|RG
*2999|4|Diesel|140|4JJ3-TCX
*1898|4|Diesel|110|RZ4E
-Blade|0,4WD,2020-2026,Cab Chassis/Utility
-LS-M|0,4WD,2020-2026,Cab Chassis/Utility
-LS-U|0,4WD,2020-2026,Cab Chassis/Utility
-LS-U+|0,4WD,2020-2026,Cab Chassis/Utility
-SX|1,4WD,2020-2026,Cab Chassis/Utility;0,4WD,2020-2026,Cab Chassis/Utility
-X-Terrain|0,4WD,2020-2026,Cab Chassis/Utility
+F Series|FRR / FSR / FVR
*5193|4|Diesel|154|4HK1-TCS
*7790|6|Diesel|191|6HK1-TCN
-FRR 107-210|0,RWD,2008-2026,Cab Chassis
-FSR 140-260|1,RWD,2008-2026,Cab Chassis
-FVR 165-300|1,RWD,2008-2026,Cab Chassis
+MU-X|UC
*2999|4|Diesel|130|4JJ1-TCX
-LS-M|0,4WD,2013-2021,SUV
-LS-T|0,4WD,2013-2021,SUV
-LS-U|0,4WD,2013-2021,SUV
+MU-X|RJ
*1898|4|Diesel|110|RZ4E
*2999|4|Diesel|140|4JJ3-TCX
-LS-M|0,4WD,2021-2026,SUV;1,4WD,2021-2026,SUV
-LS-T|1,4WD,2021-2026,SUV
-LS-U|1,4WD,2021-2026,SUV
-X-Terrain|1,4WD,2021-2026,SUV
+N Series|NLR / NNR / NPR
*2999|4|Diesel|110|4JJ1-TCS
*5193|4|Diesel|114|4HK1-TCN
*5193|4|Diesel|140|4HK1-TCN
-NLR 45-150|0,RWD,2008-2026,Cab Chassis
-NNR 45-150|0,RWD,2008-2026,Cab Chassis
-NPR 45-155|1,RWD,2008-2026,Cab Chassis
-NPR 65-190|2,RWD,2008-2026,Cab Chassis
-NPS 75-155|1,4WD,2008-2026,Cab Chassis
=IVECO
+Daily|29L / 35S / 50C
*2287|4|Diesel|93|F1A
*2998|4|Diesel|125|F1C
*2998|4|Diesel|132|F1C
*2998|4|Diesel|150|F1C
-35S13|0,RWD,2006-2026,Cab Chassis/Van
-35S15|0,RWD,2006-2026,Cab Chassis/Van
-50C17|1,RWD,2006-2026,Cab Chassis/Van
-50C18|2,RWD,2006-2026,Cab Chassis/Van
-50C21|3,RWD,2006-2026,Cab Chassis/Van
=JAGUAR
+F-Pace|X761
*1999|4|Diesel|132|Ingenium
*1997|4|Petrol|184|Ingenium
*2993|6|Diesel|221|AJ-V6D
*2995|6|Petrol|280|AJ126
*2996|6|Petrol|294|Ingenium
*5000|8|Petrol|405|AJ133
-20d Prestige|0,AWD,2016-2026,SUV
-25t|1,AWD,2016-2026,SUV
-30d|2,AWD,2016-2026,SUV
-35t|3,AWD,2016-2026,SUV
-P400|4,AWD,2016-2026,SUV
-SVR|5,AWD,2016-2026,SUV
+X-Type|X400
*2198|4|Diesel|107|Duratorq
*2495|6|Petrol|143|AJ-V6
*2099|6|Petrol|115|AJ-V6
*2967|6|Petrol|169|AJ-V6
-Diesel|0,AWD,2002-2010,Sedan/Wagon
-LE|1,AWD,2002-2010,Sedan/Wagon
-V6|2,AWD,2002-2010,Sedan/Wagon;1,AWD,2002-2010,Sedan/Wagon;3,AWD,2002-2010,Sedan/Wagon
+XE|X760
*1999|4|Diesel|132|Ingenium
*1999|4|Petrol|147|GTDi
*1997|4|Petrol|184|Ingenium
*1997|4|Petrol|221|Ingenium
*2995|6|Petrol|250|AJ126
-20d Prestige|0,RWD,2015-2024,Sedan
-20t Prestige|1,RWD,2015-2024,Sedan
-25t R-Sport|2,RWD,2015-2024,Sedan
-R-Dynamic|3,RWD,2015-2024,Sedan
-S|4,RWD,2015-2024,Sedan
+XF|X250 / X260
*1999|4|Diesel|132|Ingenium
*1999|4|Petrol|177|GTDi
*2179|4|Diesel|147|TD4
*2720|6|Diesel|152|TDV6
*2967|6|Petrol|175|AJ-V6
*2993|6|Diesel|202|AJ-V6D
*4999|8|Petrol|375|AJ133
-20d Prestige|0,RWD,2008-2024,Sedan
-Luxury|1,RWD,2008-2024,Sedan;2,RWD,2008-2024,Sedan;3,RWD,2008-2024,Sedan;4,RWD,2008-2024,Sedan
-Premium Luxury|1,RWD,2008-2024,Sedan;2,RWD,2008-2024,Sedan;5,RWD,2008-2024,Sedan
-R|6,RWD,2008-2024,Sedan
-S|5,RWD,2008-2024,Sedan
=JEEP
+Cherokee|XJ
*3960|6|Petrol|130|AMC 242
*2499|4|Diesel|85|VM 425
-Classic|0,4WD,1994-2001,SUV
-Limited|0,4WD,1994-2001,SUV
-Sport|1,4WD,1994-2001,SUV;0,4WD,1994-2001,SUV
+Cherokee|KJ / KK
*2499|4|Diesel|105|VM R425
*2776|4|Diesel|130|VM RA428
*3701|6|Petrol|150|PowerTech
-Limited|0,4WD,2001-2013,SUV;1,4WD,2001-2013,SUV;2,4WD,2001-2013,SUV
-Renegade|2,4WD,2001-2013,SUV
-Sport|0,4WD,2001-2013,SUV;1,4WD,2001-2013,SUV;2,4WD,2001-2013,SUV
+Cherokee|KL
*1956|4|Diesel|125|MultiJet II
*3239|6|Petrol|200|Pentastar
*2360|4|Petrol|130|Tigershark
-Limited|0,4WD,2014-2021,SUV;1,4WD,2014-2021,SUV
-Longitude|1,4WD,2014-2021,SUV
-Sport|2,FWD,2014-2021,SUV
-Trailhawk|1,4WD,2014-2021,SUV
+Compass|MK / M6
*1956|4|Diesel|125|MultiJet
*2360|4|Petrol|125|World
*2360|4|Petrol|129|Tigershark
*1998|4|Petrol|115|World
-Limited|0,4WD,2007-2026,SUV;1,4WD,2007-2026,SUV;2,4WD,2007-2026,SUV
-North|3,FWD,2007-2026,SUV
-Sport|3,FWD,2007-2026,SUV;1,FWD,2007-2026,SUV;2,FWD,2007-2026,SUV
-Trailhawk|0,4WD,2007-2026,SUV
+Gladiator|JT
*3604|6|Petrol|209|Pentastar
-Night Eagle|0,4WD,2020-2026,Utility
-Overland|0,4WD,2020-2026,Utility
-Rubicon|0,4WD,2020-2026,Utility
-Sport S|0,4WD,2020-2026,Utility
+Grand Cherokee|WJ / WG
*2685|5|Diesel|120|OM647
*3960|6|Petrol|140|PowerTech I6
*4701|8|Petrol|166|PowerTech
-Laredo|0,4WD,1999-2005,SUV;1,4WD,1999-2005,SUV;2,4WD,1999-2005,SUV
-Limited|0,4WD,1999-2005,SUV;1,4WD,1999-2005,SUV;2,4WD,1999-2005,SUV
-Overland|2,4WD,1999-2005,SUV
+Grand Cherokee|WH
*2987|6|Diesel|160|OM642
*4701|8|Petrol|170|PowerTech
*5654|8|Petrol|240|Hemi
*6059|8|Petrol|313|Hemi SRT8
-Laredo|0,4WD,2005-2010,SUV;1,4WD,2005-2010,SUV
-Limited|0,4WD,2005-2010,SUV;1,4WD,2005-2010,SUV;2,4WD,2005-2010,SUV
-Overland|0,4WD,2005-2010,SUV;2,4WD,2005-2010,SUV
-SRT8|3,4WD,2005-2010,SUV
+Grand Cherokee|WK
*2987|6|Diesel|140|VM A630
*2987|6|Diesel|177|VM A630
*2987|6|Diesel|184|VM A630
*3604|6|Petrol|210|Pentastar
*5654|8|Petrol|259|Hemi
*6417|8|Petrol|344|Hemi SRT
*6166|8|Petrol|522|Hellcat
-Laredo|0,4WD,2011-2022,SUV;1,4WD,2011-2022,SUV;2,4WD,2011-2022,SUV;3,4WD,2011-2022,SUV
-Limited|1,4WD,2011-2022,SUV;2,4WD,2011-2022,SUV;3,4WD,2011-2022,SUV;4,4WD,2011-2022,SUV
-Overland|1,4WD,2011-2022,SUV;2,4WD,2011-2022,SUV;4,4WD,2011-2022,SUV
-SRT|5,4WD,2011-2022,SUV
-Trackhawk|6,4WD,2011-2022,SUV
-Trailhawk|2,4WD,2011-2022,SUV
+Patriot|MK
*2360|4|Petrol|125|World
*1968|4|Diesel|103|BKD
*1998|4|Petrol|115|World
-Limited|0,4WD,2007-2016,SUV
-Sport|1,FWD,2007-2016,SUV;2,FWD,2007-2016,SUV;0,FWD,2007-2016,SUV
+Renegade|BU
*1368|4|Petrol|103|MultiAir
*1598|4|Petrol|81|E.torQ
*2360|4|Petrol|129|Tigershark
-Limited|0,FWD,2015-2020,SUV
-Longitude|0,FWD,2015-2020,SUV
-Sport|1,FWD,2015-2020,SUV
-Trailhawk|2,4WD,2015-2020,SUV
+Wrangler|TJ
*3960|6|Petrol|130|PowerTech I6
-Renegade|0,4WD,1996-2007,SUV
-Rubicon|0,4WD,1996-2007,SUV
-Sport|0,4WD,1996-2007,SUV
+Wrangler|JK
*3604|6|Petrol|209|Pentastar
*3778|6|Petrol|146|EGH
*2776|4|Diesel|130|VM RA428
*2776|4|Diesel|147|VM RA428
-Overland|0,4WD,2007-2018,SUV
-Rubicon|0,4WD,2007-2018,SUV;1,4WD,2007-2018,SUV
-Sport|2,4WD,2007-2018,SUV;3,4WD,2007-2018,SUV;0,4WD,2007-2018,SUV;1,4WD,2007-2018,SUV
-Unlimited Sport|2,4WD,2007-2018,SUV;3,4WD,2007-2018,SUV;0,4WD,2007-2018,SUV;1,4WD,2007-2018,SUV
+Wrangler|JL
*3604|6|Petrol|209|Pentastar
*1995|4|Petrol|200|Hurricane
*2143|4|Diesel|147|MultiJet
-Night Eagle|0,4WD,2019-2026,SUV
-Overland|0,4WD,2019-2026,SUV
-Sport S|0,4WD,2019-2026,SUV
-Unlimited Rubicon|1,4WD,2019-2026,SUV;2,4WD,2019-2026,SUV;0,4WD,2019-2026,SUV
=KENWORTH
+T-Series|T409 / T610
*12900|6|Diesel|380|PACCAR MX-13
*14900|6|Diesel|410|Cummins ISX15
-T409|0,RWD,2010-2026,Prime Mover
-T610|1,RWD,2010-2026,Prime Mover
=KIA
+Carnival|KV / VQ
*2902|4|Diesel|136|J3
*3778|6|Petrol|184|G6DA
*2497|6|Petrol|132|K5M
*2199|4|Diesel|143|D4HB
*3470|6|Petrol|202|G6DC
-EX|0,FWD,1999-2014,Wagon;1,FWD,1999-2014,Wagon
-LS|2,FWD,1999-2014,Wagon
-Platinum|3,FWD,1999-2014,Wagon;4,FWD,1999-2014,Wagon
-S|4,FWD,1999-2014,Wagon
-SLi|3,FWD,1999-2014,Wagon;4,FWD,1999-2014,Wagon
-Si|3,FWD,1999-2014,Wagon;4,FWD,1999-2014,Wagon
+Carnival|YP
*2199|4|Diesel|147|D4HB
*3342|6|Petrol|206|G6DH
-Platinum|0,FWD,2015-2020,Wagon;1,FWD,2015-2020,Wagon
-S|0,FWD,2015-2020,Wagon;1,FWD,2015-2020,Wagon
-SLi|0,FWD,2015-2020,Wagon;1,FWD,2015-2020,Wagon
-Si|0,FWD,2015-2020,Wagon;1,FWD,2015-2020,Wagon
+Carnival|KA4
*1598|4|Hybrid|180|G4FT hybrid
*2199|4|Diesel|148|D4HB
*3470|6|Petrol|216|G6DU
-GT-Line|0,FWD,2021-2026,Wagon
-Platinum|1,FWD,2021-2026,Wagon;2,FWD,2021-2026,Wagon
-S|1,FWD,2021-2026,Wagon;2,FWD,2021-2026,Wagon
-SLi|1,FWD,2021-2026,Wagon;2,FWD,2021-2026,Wagon
-Si|1,FWD,2021-2026,Wagon;2,FWD,2021-2026,Wagon
+Cerato|LD
*1975|4|Petrol|101|G4GC
-Base|0,FWD,2004-2008,Hatchback/Sedan
-EX|0,FWD,2004-2008,Hatchback/Sedan
-LX|0,FWD,2004-2008,Hatchback/Sedan
+Cerato|TD
*1998|4|Petrol|115|G4KD
-Koup|0,FWD,2009-2013,Coupe/Hatchback/Sedan
-S|0,FWD,2009-2013,Coupe/Hatchback/Sedan
-SLi|0,FWD,2009-2013,Coupe/Hatchback/Sedan
-Si|0,FWD,2009-2013,Coupe/Hatchback/Sedan
+Cerato|YD
*1591|4|Petrol|150|G4FJ
*1797|4|Petrol|110|G4NB
*1999|4|Petrol|112|G4NH
*1999|4|Petrol|129|G4NC
-Koup Turbo|0,FWD,2013-2018,Coupe/Hatchback/Sedan
-S|1,FWD,2013-2018,Coupe/Hatchback/Sedan;2,FWD,2013-2018,Coupe/Hatchback/Sedan
-S Premium|1,FWD,2013-2018,Coupe/Hatchback/Sedan
-SLi|2,FWD,2013-2018,Coupe/Hatchback/Sedan;3,FWD,2013-2018,Coupe/Hatchback/Sedan
-Si|2,FWD,2013-2018,Coupe/Hatchback/Sedan;3,FWD,2013-2018,Coupe/Hatchback/Sedan
+Cerato|BD
*1591|4|Petrol|150|G4FJ
*1999|4|Petrol|112|G4NH
-GT|0,FWD,2018-2024,Hatchback/Sedan
-GT-Line|1,FWD,2018-2024,Hatchback/Sedan
-S|1,FWD,2018-2024,Hatchback/Sedan
-Sport|1,FWD,2018-2024,Hatchback/Sedan
-Sport+|1,FWD,2018-2024,Hatchback/Sedan
+EV6|CV
*||Electric|168|
*||Electric|430|
*||Electric|239|
-Air|0,RWD,2022-2026,SUV
-GT|1,AWD,2022-2026,SUV
-GT-Line|0,RWD,2022-2026,SUV;2,RWD,2022-2026,SUV
+EV9|MV
*||Electric|160|
*||Electric|283|
-Air|0,RWD,2023-2026,SUV
-Earth|1,AWD,2023-2026,SUV
-GT-Line|1,AWD,2023-2026,SUV
+K2700 / K2900|TU / PU
*2665|4|Diesel|59|J2
*2902|4|Diesel|91|J3
-Base|0,RWD,1999-2012,Cab Chassis;1,RWD,1999-2012,Cab Chassis
+K4|CL4
*1598|4|Petrol|142|G4FU
*1999|4|Petrol|112|G4NS
-GT-Line|0,FWD,2025-2026,Hatchback/Sedan
-S|1,FWD,2025-2026,Hatchback/Sedan
-SX|1,FWD,2025-2026,Hatchback/Sedan
-Sport|1,FWD,2025-2026,Hatchback/Sedan
+Magentis|GD / MG
*1998|4|Petrol|106|G4KA
*2493|6|Petrol|125|G6BV
*2656|6|Petrol|138|G6EA
-EX|0,FWD,2001-2010,Sedan;1,FWD,2001-2010,Sedan
-EX-L|2,FWD,2001-2010,Sedan
-LX|0,FWD,2001-2010,Sedan
+Niro|DE / SG2
*||Electric|150|
*1580|4|Hybrid|104|G4LL
*1580|4|Hybrid|104|G4LE
-GT-Line|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV
-S|0,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV
-Sport|0,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV
+Optima|TF
*2359|4|Petrol|148|G4KJ
-Platinum|0,FWD,2011-2015,Sedan
-SLi|0,FWD,2011-2015,Sedan
-Si|0,FWD,2011-2015,Sedan
+Optima|JF
*1998|4|Petrol|180|G4KH
*2359|4|Petrol|138|G4KJ
-GT|0,FWD,2015-2020,Sedan
-Si|1,FWD,2015-2020,Sedan
+Picanto|JA
*998|3|Petrol|74|G3LC
*1248|4|Petrol|62|G4LA
-GT|0,FWD,2017-2026,Hatchback
-GT-Line|1,FWD,2017-2026,Hatchback
-S|1,FWD,2017-2026,Hatchback
-Sports|1,FWD,2017-2026,Hatchback
-X-Line|1,FWD,2017-2026,Hatchback
+Rio|BC / JB
*1399|4|Petrol|70|G4EE
*1493|4|Petrol|72|A5D
*1599|4|Petrol|82|G4ED
-Base|0,FWD,2000-2011,Hatchback/Sedan;1,FWD,2000-2011,Hatchback/Sedan
-EX|2,FWD,2000-2011,Hatchback/Sedan
-LX|0,FWD,2000-2011,Hatchback/Sedan;2,FWD,2000-2011,Hatchback/Sedan
-SLi|2,FWD,2000-2011,Hatchback/Sedan
+Rio|UB
*1396|4|Petrol|79|G4FA
*1591|4|Petrol|103|G4FD
-S|0,FWD,2011-2016,Hatchback/Sedan
-SLS|1,FWD,2011-2016,Hatchback/Sedan
-SLi|1,FWD,2011-2016,Hatchback/Sedan
-Si|1,FWD,2011-2016,Hatchback/Sedan
+Rio|YB
*998|3|Petrol|88|G3LC
*1368|4|Petrol|74|G4LC
-GT-Line|0,FWD,2017-2023,Hatchback
-S|1,FWD,2017-2023,Hatchback
-SLi|1,FWD,2017-2023,Hatchback
-Si|1,FWD,2017-2023,Hatchback
-Sport|1,FWD,2017-2023,Hatchback
+Seltos|SP2
*1591|4|Petrol|130|G4FJ
*1598|4|Petrol|146|G4FU
*1999|4|Petrol|110|G4NH
-GT-Line|0,AWD,2019-2026,SUV;1,AWD,2019-2026,SUV
-S|2,FWD,2019-2026,SUV
-Sport|2,FWD,2019-2026,SUV
-Sport+|0,FWD,2019-2026,SUV;1,FWD,2019-2026,SUV;2,FWD,2019-2026,SUV
+Sorento|BL
*2497|4|Diesel|125|D4CB
*3342|6|Petrol|178|G6DB
*3497|6|Petrol|143|G6CU
-EX|0,4WD,2003-2009,SUV;1,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
-EX-L|1,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
-LX|0,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
+Sorento|XM
*2199|4|Diesel|145|D4HB
*3470|6|Petrol|204|G6DC
*2359|4|Petrol|128|G4KE
-Platinum|0,AWD,2009-2015,SUV;1,AWD,2009-2015,SUV
-S|2,FWD,2009-2015,SUV
-SLi|0,AWD,2009-2015,SUV;1,AWD,2009-2015,SUV
-Si|0,AWD,2009-2015,SUV;2,AWD,2009-2015,SUV
+Sorento|UM
*2199|4|Diesel|147|D4HB
*3342|6|Petrol|199|G6DH
*3470|6|Petrol|206|G6DC
-GT-Line|0,AWD,2015-2020,SUV
-Platinum|0,AWD,2015-2020,SUV
-SLi|0,FWD,2015-2020,SUV;1,FWD,2015-2020,SUV;2,FWD,2015-2020,SUV
-Si|0,FWD,2015-2020,SUV;1,FWD,2015-2020,SUV;2,FWD,2015-2020,SUV
-Sport|0,FWD,2015-2020,SUV;2,FWD,2015-2020,SUV
+Sorento|MQ4
*1598|4|Hybrid|169|G4FT hybrid
*1598|4|Plug-in Hybrid|195|G4FT PHEV
*2151|4|Diesel|148|D4HE
*3470|6|Petrol|200|G6DT
-GT-Line|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV;2,FWD,2020-2026,SUV;3,FWD,2020-2026,SUV
-S|2,FWD,2020-2026,SUV;3,FWD,2020-2026,SUV
-Sport|2,FWD,2020-2026,SUV;3,FWD,2020-2026,SUV
-Sport+|2,FWD,2020-2026,SUV;3,FWD,2020-2026,SUV
+Soul|AM / PS
*1582|4|Diesel|94|D4FB
*1591|4|Petrol|93|G4FC
*1999|4|Petrol|113|G4NC
-Base|0,FWD,2009-2019,Hatchback;1,FWD,2009-2019,Hatchback
-Si|2,FWD,2009-2019,Hatchback
-Soul+|0,FWD,2009-2019,Hatchback;1,FWD,2009-2019,Hatchback
+Sportage|JA / KM
*1975|4|Petrol|104|G4GC
*1991|4|Diesel|103|D4EA
*1998|4|Petrol|94|FE-DOHC
*2656|6|Petrol|129|G6BA
-EX|0,AWD,1996-2010,SUV;1,AWD,1996-2010,SUV;2,AWD,1996-2010,SUV;3,AWD,1996-2010,SUV
-LX|0,AWD,1996-2010,SUV;1,AWD,1996-2010,SUV;2,AWD,1996-2010,SUV
+Sportage|SL
*1995|4|Diesel|135|D4HA
*2359|4|Petrol|130|G4KE
*1998|4|Petrol|122|G4KD
*1999|4|Petrol|122|G4NC
-Platinum|0,AWD,2010-2015,SUV;1,AWD,2010-2015,SUV
-SLi|0,AWD,2010-2015,SUV;1,AWD,2010-2015,SUV
-Si|2,FWD,2010-2015,SUV;3,FWD,2010-2015,SUV
+Sportage|QL
*1995|4|Diesel|136|D4HA
*2359|4|Petrol|135|G4KJ
*1999|4|Petrol|114|G4NC
-GT-Line|0,AWD,2016-2021,SUV;1,AWD,2016-2021,SUV
-Platinum|0,AWD,2016-2021,SUV;1,AWD,2016-2021,SUV
-S|0,FWD,2016-2021,SUV;2,FWD,2016-2021,SUV
-SLi|0,FWD,2016-2021,SUV;2,FWD,2016-2021,SUV
-Si|0,FWD,2016-2021,SUV;2,FWD,2016-2021,SUV
+Sportage|NQ5
*1598|4|Hybrid|169|G4FT hybrid
*1598|4|Petrol|132|G4FT
*1998|4|Diesel|137|D4HE
*1999|4|Petrol|115|G4NJ
-GT-Line|0,AWD,2021-2026,SUV;1,AWD,2021-2026,SUV;2,AWD,2021-2026,SUV
-S|2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV
-SX|0,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV
-SX+|1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV;3,FWD,2021-2026,SUV
+Stinger|CK
*1998|4|Petrol|182|G4KL
*3342|6|Petrol|272|G6DP
*3342|6|Petrol|274|G6DP
-200S|0,RWD,2017-2023,Sedan
-200Si|0,RWD,2017-2023,Sedan
-330S|1,RWD,2017-2023,Sedan
-330Si|1,RWD,2017-2023,Sedan
-GT|1,RWD,2017-2023,Sedan;2,RWD,2017-2023,Sedan
-GT-Line|0,RWD,2017-2023,Sedan
+Stonic|YB
*998|3|Petrol|74|G3LE
*1368|4|Petrol|74|G4LC
-GT-Line|0,FWD,2021-2026,SUV
-S|1,FWD,2021-2026,SUV
-Sport|1,FWD,2021-2026,SUV
+Tasman|TK
*2151|4|Diesel|154|D4HF
-S|0,4WD,2025-2026,Utility
-SX|0,4WD,2025-2026,Utility
-SX+|0,4WD,2025-2026,Utility
-X-Line|0,4WD,2025-2026,Utility
-X-Pro|0,4WD,2025-2026,Utility
=LAND ROVER
+Defender|L316
*2198|4|Diesel|90|Puma
*2402|4|Diesel|90|Puma
*2495|4|Diesel|83|300Tdi
*2495|5|Diesel|90|Td5
-110|0,4WD,1991-2016,Cab Chassis/SUV/Utility;1,4WD,1991-2016,Cab Chassis/SUV/Utility;2,4WD,1991-2016,Cab Chassis/SUV/Utility;3,4WD,1991-2016,Cab Chassis/SUV/Utility
-130|0,4WD,1991-2016,Cab Chassis/SUV/Utility;1,4WD,1991-2016,Cab Chassis/SUV/Utility;3,4WD,1991-2016,Cab Chassis/SUV/Utility
-90|0,4WD,1991-2016,Cab Chassis/SUV/Utility;1,4WD,1991-2016,Cab Chassis/SUV/Utility;2,4WD,1991-2016,Cab Chassis/SUV/Utility;3,4WD,1991-2016,Cab Chassis/SUV/Utility
+Defender|L663
*1997|4|Petrol|221|P300
*1999|4|Diesel|147|D200
*1999|4|Diesel|177|D240
*2996|6|Diesel|221|D300
*2996|6|Petrol|294|P400
*5000|8|Petrol|386|P525
-110|0,4WD,2020-2026,SUV;1,4WD,2020-2026,SUV;2,4WD,2020-2026,SUV;3,4WD,2020-2026,SUV;4,4WD,2020-2026,SUV;5,4WD,2020-2026,SUV
-130|3,4WD,2020-2026,SUV;4,4WD,2020-2026,SUV
-90|0,4WD,2020-2026,SUV;3,4WD,2020-2026,SUV;4,4WD,2020-2026,SUV;5,4WD,2020-2026,SUV
+Discovery|Series I / II
*2495|4|Diesel|83|300Tdi
*3947|8|Petrol|134|V8
*3950|8|Petrol|136|V8
*2495|5|Diesel|102|Td5
-ES|0,4WD,1989-2004,SUV;1,4WD,1989-2004,SUV;2,4WD,1989-2004,SUV
-S|0,4WD,1989-2004,SUV;1,4WD,1989-2004,SUV
-SE|3,4WD,1989-2004,SUV;2,4WD,1989-2004,SUV
-Td5|3,4WD,1989-2004,SUV
+Discovery|3 / 4 (L319)
*2720|6|Diesel|140|TDV6
*2993|6|Diesel|180|TDV6
*4394|8|Petrol|220|AJ-V8
*4999|8|Petrol|276|AJ133
*2993|6|Diesel|155|TDV6
*4009|6|Petrol|160|Cologne
-HSE|0,4WD,2004-2016,SUV;1,4WD,2004-2016,SUV;2,4WD,2004-2016,SUV;3,4WD,2004-2016,SUV
-S|0,4WD,2004-2016,SUV;4,4WD,2004-2016,SUV;5,4WD,2004-2016,SUV
-SE|0,4WD,2004-2016,SUV;4,4WD,2004-2016,SUV;1,4WD,2004-2016,SUV;2,4WD,2004-2016,SUV
+Discovery|L462
*1999|4|Diesel|177|SD4
*2993|6|Diesel|190|TDV6
*2996|6|Diesel|221|D300
*1999|4|Diesel|132|TD4
*2996|6|Petrol|265|P360
-HSE|0,4WD,2017-2026,SUV;1,4WD,2017-2026,SUV;2,4WD,2017-2026,SUV
-HSE Luxury|1,4WD,2017-2026,SUV
-S|3,4WD,2017-2026,SUV;0,4WD,2017-2026,SUV;2,4WD,2017-2026,SUV
-SE|0,4WD,2017-2026,SUV;1,4WD,2017-2026,SUV;2,4WD,2017-2026,SUV;4,4WD,2017-2026,SUV
+Discovery Sport|L550
*1998|4|Petrol|177|Si4
*1999|4|Diesel|132|Ingenium
*2179|4|Diesel|140|SD4
*1997|4|Petrol|183|P250
*1999|4|Diesel|110|Ingenium
*2179|4|Diesel|110|TD4
-HSE|0,AWD,2015-2026,SUV;1,AWD,2015-2026,SUV;2,AWD,2015-2026,SUV
-HSE Luxury|1,AWD,2015-2026,SUV;2,AWD,2015-2026,SUV
-R-Dynamic|3,AWD,2015-2026,SUV;1,AWD,2015-2026,SUV
-SE|3,AWD,2015-2026,SUV;0,AWD,2015-2026,SUV;4,AWD,2015-2026,SUV;1,AWD,2015-2026,SUV;5,AWD,2015-2026,SUV;2,AWD,2015-2026,SUV
+Freelander|L314 / L359
*1999|4|Petrol|177|Si4
*2179|4|Diesel|112|TD4
*2179|4|Diesel|140|SD4
*3192|6|Petrol|171|i6
*1796|4|Petrol|86|K18
*1951|4|Diesel|82|Td4
*2497|6|Petrol|130|KV6
-HSE|0,AWD,1998-2015,SUV;1,AWD,1998-2015,SUV;2,AWD,1998-2015,SUV;3,AWD,1998-2015,SUV
-S|4,AWD,1998-2015,SUV
-SE|5,AWD,1998-2015,SUV;1,AWD,1998-2015,SUV;6,AWD,1998-2015,SUV
-XS|1,AWD,1998-2015,SUV
+Range Rover|L322 / L405
*4367|8|Diesel|250|SDV8
*4999|8|Petrol|375|SC
*2926|6|Diesel|130|M57
*2993|6|Diesel|190|TDV6
*3628|8|Diesel|200|TDV8
*4398|8|Petrol|210|M62
*4197|8|Petrol|291|SC
-Autobiography|0,4WD,2002-2021,SUV;1,4WD,2002-2021,SUV
-HSE|2,4WD,2002-2021,SUV;3,4WD,2002-2021,SUV;4,4WD,2002-2021,SUV;5,4WD,2002-2021,SUV
-Supercharged|6,4WD,2002-2021,SUV;1,4WD,2002-2021,SUV
-Vogue|2,4WD,2002-2021,SUV;3,4WD,2002-2021,SUV;4,4WD,2002-2021,SUV;0,4WD,2002-2021,SUV;5,4WD,2002-2021,SUV
+Range Rover Evoque|L538 / L551
*1999|4|Petrol|177|Si4
*2179|4|Diesel|140|SD4
*1999|4|Diesel|132|TD4
*2179|4|Diesel|110|TD4
*1997|4|Petrol|147|P200
*1997|4|Petrol|183|P250
*1999|4|Diesel|132|D180
-Dynamic|0,AWD,2011-2026,SUV;1,AWD,2011-2026,SUV
-HSE|2,AWD,2011-2026,SUV
-Prestige|0,AWD,2011-2026,SUV;1,AWD,2011-2026,SUV
-Pure|0,AWD,2011-2026,SUV;3,AWD,2011-2026,SUV;1,AWD,2011-2026,SUV
-R-Dynamic|4,AWD,2011-2026,SUV;5,AWD,2011-2026,SUV;6,AWD,2011-2026,SUV
-S|4,AWD,2011-2026,SUV;6,AWD,2011-2026,SUV
-SE|2,AWD,2011-2026,SUV
+Range Rover Sport|L320 / L494
*2993|6|Diesel|225|SDV6
*4999|8|Petrol|375|SC
*2720|6|Diesel|140|TDV6
*2993|6|Diesel|180|TDV6
*2993|6|Diesel|190|TDV6
*3628|8|Diesel|200|TDV8
*1999|4|Diesel|177|SD4
*4197|8|Petrol|287|SC
-Autobiography|0,4WD,2005-2022,SUV;1,4WD,2005-2022,SUV
-HSE|2,4WD,2005-2022,SUV;3,4WD,2005-2022,SUV;4,4WD,2005-2022,SUV;0,4WD,2005-2022,SUV;5,4WD,2005-2022,SUV
-S|6,4WD,2005-2022,SUV
-SE|3,4WD,2005-2022,SUV;4,4WD,2005-2022,SUV
-Supercharged|7,4WD,2005-2022,SUV;1,4WD,2005-2022,SUV
=LDV
+D90|SV9
*1995|4|Petrol|165|20L4E
*1996|4|Diesel|160|D20
-Executive|0,4WD,2017-2024,SUV;1,4WD,2017-2024,SUV
-Mode|0,4WD,2017-2024,SUV
+G10|SV7A
*1850|4|Diesel|106|19D4N
*1995|4|Petrol|165|20L4E
*2378|4|Petrol|105|4G69
-Base|0,RWD,2015-2024,Van/Wagon;1,RWD,2015-2024,Van/Wagon;2,RWD,2015-2024,Van/Wagon
-Executive|1,RWD,2015-2024,Van/Wagon
+T60|SK8C
*1996|4|Diesel|120|D20
*2776|4|Diesel|110|VM R428
*1996|4|Diesel|160|D20
-Luxe|0,4WD,2017-2026,Cab Chassis/Utility;1,4WD,2017-2026,Cab Chassis/Utility
-Max Luxe|2,4WD,2017-2026,Cab Chassis/Utility
-Max Pro|2,4WD,2017-2026,Cab Chassis/Utility
-Pro|0,4WD,2017-2026,Cab Chassis/Utility;1,4WD,2017-2026,Cab Chassis/Utility
-Trailrider|1,4WD,2017-2026,Cab Chassis/Utility
+V80|SV6
*2499|4|Diesel|100|VM R425
-LWB|0,FWD,2013-2021,Van
-SWB|0,FWD,2013-2021,Van
=LEXUS
+CT|ZWA10
*1798|4|Hybrid|100|2ZR-FXE
-CT200h F Sport|0,FWD,2011-2021,Hatchback
-CT200h Luxury|0,FWD,2011-2021,Hatchback
-CT200h Sports Luxury|0,FWD,2011-2021,Hatchback
+ES|XV60 / XZ10
*2487|4|Hybrid|160|A25A-FXS
*2494|4|Hybrid|151|2AR-FXE
*3456|6|Petrol|204|2GR-FE
-ES300h|0,FWD,2013-2026,Sedan;1,FWD,2013-2026,Sedan
-ES350|2,FWD,2013-2026,Sedan
+GS|S160 / S190 / L10
*2499|6|Petrol|154|4GR-FSE
*2995|6|Petrol|183|3GR-FSE
*2997|6|Petrol|163|2JZ-GE
*3456|6|Petrol|233|2GR-FSE
*3456|6|Hybrid|254|2GR-FSE
-GS250|0,RWD,1997-2020,Sedan
-GS300|1,RWD,1997-2020,Sedan;2,RWD,1997-2020,Sedan
-GS350|3,RWD,1997-2020,Sedan
-GS450h|4,RWD,1997-2020,Sedan
+IS|XE10 / XE20
*4969|8|Petrol|311|2UR-GSE
*1988|6|Petrol|114|1G-FE
*2499|6|Petrol|153|4GR-FSE
*2997|6|Petrol|157|2JZ-GE
*3456|6|Petrol|233|2GR-FSE
-IS F|0,RWD,1999-2013,Sedan
-IS200|1,RWD,1999-2013,Sedan
-IS250|2,RWD,1999-2013,Sedan
-IS300|3,RWD,1999-2013,Sedan
-IS350|4,RWD,1999-2013,Sedan
+IS|XE30
*1998|4|Petrol|180|8AR-FTS
*2499|6|Petrol|153|4GR-FSE
*2494|4|Hybrid|164|2AR-FSE
*3456|6|Petrol|233|2GR-FSE
-IS200t|0,RWD,2013-2021,Sedan
-IS250|1,RWD,2013-2021,Sedan
-IS300h|2,RWD,2013-2021,Sedan
-IS350|3,RWD,2013-2021,Sedan
+LX|J100 / J200 / J310
*4461|8|Diesel|200|1VD-FTV
*4664|8|Petrol|170|2UZ-FE
*3346|6|Diesel|227|F33A-FTV
*5663|8|Petrol|270|3UR-FE
*3445|6|Petrol|305|V35A-FTS
-LX450d|0,4WD,1998-2026,SUV
-LX470|1,4WD,1998-2026,SUV
-LX500d|2,4WD,1998-2026,SUV
-LX570|3,4WD,1998-2026,SUV
-LX600|4,4WD,1998-2026,SUV
+NX|AZ10 / AZ20
*1998|4|Petrol|175|8AR-FTS
*2487|4|Petrol|152|A25A-FKS
*2494|4|Hybrid|147|2AR-FXE
*2393|4|Petrol|205|T24A-FTS
*2487|4|Hybrid|179|A25A-FXS
-NX200t|0,FWD,2014-2026,SUV
-NX250|1,FWD,2014-2026,SUV
-NX300|0,FWD,2014-2026,SUV
-NX300h|2,FWD,2014-2026,SUV
-NX350|3,AWD,2014-2026,SUV
-NX350h|4,FWD,2014-2026,SUV
+RX|XU10 / XU30
*2995|6|Petrol|148|1MZ-FE
*3311|6|Petrol|172|3MZ-FE
*3456|6|Petrol|203|2GR-FE
*3311|6|Hybrid|200|3MZ-FE
-RX300|0,AWD,1998-2009,SUV
-RX330|1,AWD,1998-2009,SUV
-RX350|2,AWD,1998-2009,SUV
-RX400h|3,AWD,1998-2009,SUV
+RX|AL10 / AL20
*1998|4|Petrol|175|8AR-FTS
*2672|4|Petrol|138|1AR-FE
*3456|6|Petrol|204|2GR-FE
*3456|6|Petrol|221|2GR-FKS
*3456|6|Hybrid|220|2GR-FXE
*3456|6|Hybrid|230|2GR-FXS
-RX200t|0,FWD,2009-2022,SUV
-RX270|1,FWD,2009-2022,SUV
-RX300|0,FWD,2009-2022,SUV
-RX350|2,AWD,2009-2022,SUV;3,AWD,2009-2022,SUV
-RX450h|4,AWD,2009-2022,SUV;5,AWD,2009-2022,SUV
+UX|ZA10
*1987|4|Petrol|126|M20A-FKS
*1987|4|Hybrid|131|M20A-FXS
-UX200|0,FWD,2018-2026,SUV
-UX250h|1,FWD,2018-2026,SUV
=MAHINDRA
+Pik-Up|S5 / S11
*2179|4|Diesel|103|mHawk
*2498|4|Diesel|79|CRDe
-S10|0,4WD,2007-2026,Cab Chassis/Utility
-S11|0,4WD,2007-2026,Cab Chassis/Utility
-S6|0,4WD,2007-2026,Cab Chassis/Utility
-Single Cab|0,4WD,2007-2026,Cab Chassis/Utility;1,4WD,2007-2026,Cab Chassis/Utility
+XUV500|W8
*2179|4|Diesel|103|mHawk
*2179|4|Petrol|103|mStallion
-W6|0,FWD,2012-2020,SUV;1,FWD,2012-2020,SUV
-W8|0,FWD,2012-2020,SUV;1,FWD,2012-2020,SUV
=MAZDA
+2|DY
*1498|4|Petrol|82|ZY-VE
-Genki|0,FWD,2002-2007,Hatchback
-Maxx|0,FWD,2002-2007,Hatchback
-Neo|0,FWD,2002-2007,Hatchback
+2|DE
*1498|4|Petrol|76|ZY-VE
-Genki|0,FWD,2007-2014,Hatchback/Sedan
-Maxx|0,FWD,2007-2014,Hatchback/Sedan
-Maxx Sport|0,FWD,2007-2014,Hatchback/Sedan
-Neo|0,FWD,2007-2014,Hatchback/Sedan
+2|DJ
*1496|4|Petrol|82|P5-VPS
*1496|4|Petrol|81|P5-VPS
*1496|4|Petrol|79|P5-VPS
-G15 Evolve|0,FWD,2014-2026,Hatchback/Sedan
-G15 GT|1,FWD,2014-2026,Hatchback/Sedan;0,FWD,2014-2026,Hatchback/Sedan
-G15 Pure|0,FWD,2014-2026,Hatchback/Sedan
-Genki|2,FWD,2014-2026,Hatchback/Sedan;1,FWD,2014-2026,Hatchback/Sedan
-Maxx|2,FWD,2014-2026,Hatchback/Sedan;1,FWD,2014-2026,Hatchback/Sedan
-Neo|2,FWD,2014-2026,Hatchback/Sedan
+3|BK
*1998|4|Diesel|105|RF7J
*2261|4|Petrol|190|L3-VDT
*1999|4|Petrol|108|LF-DE
*2261|4|Petrol|115|L3-VE
-Diesel|0,FWD,2003-2009,Hatchback/Sedan
-MPS|1,FWD,2003-2009,Hatchback/Sedan
-Maxx|2,FWD,2003-2009,Hatchback/Sedan
-Maxx Sport|2,FWD,2003-2009,Hatchback/Sedan
-Neo|2,FWD,2003-2009,Hatchback/Sedan
-SP23|3,FWD,2003-2009,Hatchback/Sedan
+3|BL
*2184|4|Diesel|110|R2AA
*2261|4|Petrol|190|L3-VDT
*1999|4|Petrol|108|LF-VE
*1998|4|Petrol|113|PE-VPS
*2488|4|Petrol|122|L5-VE
-Diesel|0,FWD,2009-2013,Hatchback/Sedan
-MPS|1,FWD,2009-2013,Hatchback/Sedan
-Maxx|2,FWD,2009-2013,Hatchback/Sedan
-Maxx Sport|2,FWD,2009-2013,Hatchback/Sedan
-Neo|2,FWD,2009-2013,Hatchback/Sedan
-SP20|3,FWD,2009-2013,Hatchback/Sedan
-SP25|4,FWD,2009-2013,Hatchback/Sedan
+3|BM / BN
*1998|4|Petrol|114|PE-VPS
*2488|4|Petrol|138|PY-VPS
*2191|4|Diesel|129|SH-VPTS
-Maxx|0,FWD,2013-2019,Hatchback/Sedan
-Neo|0,FWD,2013-2019,Hatchback/Sedan
-SP25|1,FWD,2013-2019,Hatchback/Sedan
-SP25 Astina|1,FWD,2013-2019,Hatchback/Sedan
-SP25 GT|1,FWD,2013-2019,Hatchback/Sedan
-Touring|0,FWD,2013-2019,Hatchback/Sedan
-XD Astina|2,FWD,2013-2019,Hatchback/Sedan
+3|BP
*1998|4|Petrol|114|PE-VPS
*2488|4|Petrol|139|PY-VPS
*1998|4|Petrol|132|HF-VPH
-G20 Evolve|0,FWD,2019-2026,Hatchback/Sedan
-G20 Pure|0,FWD,2019-2026,Hatchback/Sedan
-G20 Touring|0,FWD,2019-2026,Hatchback/Sedan
-G25 Astina|1,FWD,2019-2026,Hatchback/Sedan
-G25 Evolve SP|1,FWD,2019-2026,Hatchback/Sedan
-G25 GT|1,FWD,2019-2026,Hatchback/Sedan
-X20 Astina|2,FWD,2019-2026,Hatchback/Sedan
+323|BG / BA / BJ
*1840|4|Petrol|92|FP
*1598|4|Petrol|78|ZM
*1991|4|Petrol|98|FS
-Astina|0,FWD,1989-2003,Hatchback/Sedan
-Protege|1,FWD,1989-2003,Hatchback/Sedan;0,FWD,1989-2003,Hatchback/Sedan
-SP20|2,FWD,1989-2003,Hatchback/Sedan
+6|GG / GY
*2261|4|Petrol|122|L3-VE
*1998|4|Diesel|105|RF7J
*2261|4|Petrol|190|L3-VDT
-Classic|0,FWD,2002-2007,Hatchback/Sedan/Wagon
-Diesel|1,FWD,2002-2007,Hatchback/Sedan/Wagon
-Limited|0,FWD,2002-2007,Hatchback/Sedan/Wagon
-Luxury|0,FWD,2002-2007,Hatchback/Sedan/Wagon
-MPS|2,AWD,2002-2007,Hatchback/Sedan/Wagon
-Sports|0,FWD,2002-2007,Hatchback/Sedan/Wagon
+6|GH
*2488|4|Petrol|125|L5-VE
*2184|4|Diesel|132|R2AA
-Classic|0,FWD,2007-2012,Hatchback/Sedan/Wagon
-Limited|0,FWD,2007-2012,Hatchback/Sedan/Wagon
-Luxury|0,FWD,2007-2012,Hatchback/Sedan/Wagon
-Sports|1,FWD,2007-2012,Hatchback/Sedan/Wagon;0,FWD,2007-2012,Hatchback/Sedan/Wagon
-Touring|0,FWD,2007-2012,Hatchback/Sedan/Wagon
+6|GJ / GL
*2191|4|Diesel|129|SH-VPTS
*2488|4|Petrol|138|PY-VPS
*2488|4|Petrol|170|PY-VPTS
*2488|4|Petrol|140|PY-VPS
-Atenza|0,FWD,2012-2024,Sedan/Wagon;1,FWD,2012-2024,Sedan/Wagon;2,FWD,2012-2024,Sedan/Wagon
-GT|0,FWD,2012-2024,Sedan/Wagon;1,FWD,2012-2024,Sedan/Wagon;2,FWD,2012-2024,Sedan/Wagon
-Sport|0,FWD,2012-2024,Sedan/Wagon;1,FWD,2012-2024,Sedan/Wagon;3,FWD,2012-2024,Sedan/Wagon
-Touring|0,FWD,2012-2024,Sedan/Wagon;1,FWD,2012-2024,Sedan/Wagon;3,FWD,2012-2024,Sedan/Wagon
+626|GE / GF
*1991|4|Petrol|92|FS
*2497|6|Petrol|121|KL-DE
-Classic|0,FWD,1992-2002,Hatchback/Sedan/Wagon
-Limited|0,FWD,1992-2002,Hatchback/Sedan/Wagon
-Luxury|0,FWD,1992-2002,Hatchback/Sedan/Wagon;1,FWD,1992-2002,Hatchback/Sedan/Wagon
+Axela|BL / BM
*1498|4|Petrol|82|P5-VPS
*1997|4|Petrol|114|PE-VPS
*2188|4|Diesel|129|SH-VPTS
-15S|0,FWD,2009-2019,Hatchback/Sedan
-20S|1,FWD,2009-2019,Hatchback/Sedan
-XD|2,FWD,2009-2019,Hatchback/Sedan
+BT-50|UN
*2499|4|Diesel|105|WLAT
*2953|4|Diesel|115|WEAT
-DX|0,RWD,2006-2011,Cab Chassis/Utility
-DX+|0,4WD,2006-2011,Cab Chassis/Utility;1,4WD,2006-2011,Cab Chassis/Utility
-SDX|1,4WD,2006-2011,Cab Chassis/Utility
+BT-50|UP / UR
*3198|5|Diesel|147|P5AT
*2198|4|Diesel|110|P4AT
-Boss|0,4WD,2011-2020,Cab Chassis/Utility
-GT|0,4WD,2011-2020,Cab Chassis/Utility
-XT|1,4WD,2011-2020,Cab Chassis/Utility;0,4WD,2011-2020,Cab Chassis/Utility
-XTR|0,4WD,2011-2020,Cab Chassis/Utility
+BT-50|TF
*2999|4|Diesel|140|4JJ3-TCX
*1898|4|Diesel|110|RZ4E
-GT|0,4WD,2020-2026,Cab Chassis/Utility
-SP|0,4WD,2020-2026,Cab Chassis/Utility
-Thunder|0,4WD,2020-2026,Cab Chassis/Utility
-XS|1,4WD,2020-2026,Cab Chassis/Utility;0,4WD,2020-2026,Cab Chassis/Utility
-XT|0,4WD,2020-2026,Cab Chassis/Utility
-XTR|0,4WD,2020-2026,Cab Chassis/Utility
+CX-3|DK
*1499|4|Diesel|77|S5-DPTS
*1998|4|Petrol|109|PE-VPS
*1998|4|Petrol|110|PE-VPS
-Akari|0,FWD,2015-2026,SUV;1,FWD,2015-2026,SUV;2,FWD,2015-2026,SUV
-G20 Evolve|2,FWD,2015-2026,SUV
-G20 Sport|2,FWD,2015-2026,SUV
-Maxx|0,FWD,2015-2026,SUV;1,FWD,2015-2026,SUV
-Neo|1,FWD,2015-2026,SUV
-sTouring|1,FWD,2015-2026,SUV;2,FWD,2015-2026,SUV
+CX-30|DM
*1998|4|Petrol|114|PE-VPS
*2488|4|Petrol|139|PY-VPS
*1998|4|Petrol|132|HF-VPH
-G20 Evolve|0,FWD,2020-2026,SUV
-G20 Pure|0,FWD,2020-2026,SUV
-G20 Touring|0,FWD,2020-2026,SUV
-G25 Astina|1,AWD,2020-2026,SUV
-G25 Touring SP|1,FWD,2020-2026,SUV
-X20 Astina|2,AWD,2020-2026,SUV
+CX-5|KE
*2191|4|Diesel|129|SH-VPTS
*2488|4|Petrol|138|PY-VPS
*1998|4|Petrol|114|PE-VPS
-Akera|0,AWD,2012-2017,SUV;1,AWD,2012-2017,SUV
-Grand Touring|0,AWD,2012-2017,SUV;1,AWD,2012-2017,SUV
-Maxx|2,FWD,2012-2017,SUV;1,FWD,2012-2017,SUV
-Maxx Sport|2,FWD,2012-2017,SUV;0,FWD,2012-2017,SUV;1,FWD,2012-2017,SUV
+CX-5|KF
*2191|4|Diesel|140|SH-VPTS
*2488|4|Petrol|140|PY-VPS
*2488|4|Petrol|170|PY-VPTS
*1998|4|Petrol|115|PE-VPS
-Akera|0,AWD,2017-2026,SUV;1,AWD,2017-2026,SUV;2,AWD,2017-2026,SUV
-GT|0,AWD,2017-2026,SUV;1,AWD,2017-2026,SUV
-GT SP|1,AWD,2017-2026,SUV;2,AWD,2017-2026,SUV
-Maxx|3,FWD,2017-2026,SUV;1,FWD,2017-2026,SUV
-Maxx Sport|3,FWD,2017-2026,SUV;0,FWD,2017-2026,SUV;1,FWD,2017-2026,SUV
-Touring|0,AWD,2017-2026,SUV;1,AWD,2017-2026,SUV
+CX-60|KH
*2488|4|Plug-in Hybrid|241|PHEV
*3283|6|Diesel|187|e-Skyactiv D
*3283|6|Petrol|209|e-Skyactiv G
-Azami|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV;2,AWD,2023-2026,SUV
-Evolve|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV;2,AWD,2023-2026,SUV
-GT|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV;2,AWD,2023-2026,SUV
+CX-7|ER
*2261|4|Petrol|175|L3-VDT
*2488|4|Petrol|120|L5-VE
*2184|4|Diesel|127|R2AA
-Classic|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV
-Diesel Sports|2,AWD,2006-2012,SUV
-Luxury|0,AWD,2006-2012,SUV
-Sports|2,AWD,2006-2012,SUV;0,AWD,2006-2012,SUV
+CX-8|KG
*2191|4|Diesel|140|SH-VPTS
*2488|4|Petrol|140|PY-VPS
-Asaki|0,AWD,2018-2023,SUV;1,AWD,2018-2023,SUV
-GT|0,AWD,2018-2023,SUV
-Sport|0,FWD,2018-2023,SUV;1,FWD,2018-2023,SUV
-Touring|0,FWD,2018-2023,SUV;1,FWD,2018-2023,SUV
+CX-9|TB
*3726|6|Petrol|204|CA
-Classic|0,AWD,2007-2016,SUV
-Grand Touring|0,AWD,2007-2016,SUV
-Luxury|0,AWD,2007-2016,SUV
+CX-9|TC
*2488|4|Petrol|170|PY-VPTS
-Azami|0,AWD,2016-2023,SUV
-GT|0,AWD,2016-2023,SUV
-Sport|0,FWD,2016-2023,SUV
-Touring|0,FWD,2016-2023,SUV
+CX-90|KK
*3283|6|Diesel|187|e-Skyactiv D
*3283|6|Petrol|254|e-Skyactiv G
-Azami|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV
-GT|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV
-Touring|0,AWD,2023-2026,SUV;1,AWD,2023-2026,SUV
+Demio|DE / DJ
*1298|4|Petrol|62|P3-VPS
*1348|4|Petrol|67|ZJ-VE
*1498|4|Diesel|77|S5-DPTS
-13C|0,FWD,2007-2019,Hatchback;1,FWD,2007-2019,Hatchback
-13S|0,FWD,2007-2019,Hatchback;1,FWD,2007-2019,Hatchback
-XD|2,FWD,2007-2019,Hatchback
+MX-5|NA / NB
*1598|4|Petrol|85|B6ZE
*1840|4|Petrol|106|BP-ZE
*1840|4|Petrol|113|BP-VE
-Base|0,RWD,1989-2005,Convertible;1,RWD,1989-2005,Convertible;2,RWD,1989-2005,Convertible
-SE|2,RWD,1989-2005,Convertible
-SP|2,RWD,1989-2005,Convertible
+MX-5|NC
*1999|4|Petrol|118|LF-VE
-Roadster|0,RWD,2005-2015,Convertible
-Roadster Coupe|0,RWD,2005-2015,Convertible
-Sports|0,RWD,2005-2015,Convertible
+MX-5|ND
*1998|4|Petrol|118|PE-VPR
*1998|4|Petrol|135|PE-VPR
*1496|4|Petrol|96|P5-VPR
-RF|0,RWD,2015-2026,Convertible;1,RWD,2015-2026,Convertible
-RF GT|0,RWD,2015-2026,Convertible;1,RWD,2015-2026,Convertible
-Roadster|2,RWD,2015-2026,Convertible;0,RWD,2015-2026,Convertible;1,RWD,2015-2026,Convertible
-Roadster GT|2,RWD,2015-2026,Convertible;0,RWD,2015-2026,Convertible;1,RWD,2015-2026,Convertible
+RX-8|FE
*1308|2|Petrol|158|13B-MSP
*1308|2|Petrol|170|13B-MSP
-Base|0,RWD,2003-2012,Coupe;1,RWD,2003-2012,Coupe
-GT|1,RWD,2003-2012,Coupe
-Luxury|1,RWD,2003-2012,Coupe
+Tribute|YU / CU
*1991|4|Petrol|91|YF
*2967|6|Petrol|145|AJ
*2261|4|Petrol|110|L3
-Classic|0,AWD,2001-2008,SUV;1,AWD,2001-2008,SUV
-Limited|1,AWD,2001-2008,SUV
-Luxury|2,AWD,2001-2008,SUV;1,AWD,2001-2008,SUV
=MERCEDES-BENZ
+A-Class|W168 / W169
*1498|4|Petrol|70|M266
*1598|4|Petrol|75|M166
*1699|4|Petrol|85|M266
*1898|4|Petrol|92|M166
*2034|4|Petrol|100|M266
-A150|0,FWD,1998-2012,Hatchback
-A160|1,FWD,1998-2012,Hatchback
-A170|2,FWD,1998-2012,Hatchback
-A180|2,FWD,1998-2012,Hatchback
-A190|3,FWD,1998-2012,Hatchback
-A200|4,FWD,1998-2012,Hatchback
+A-Class|W176
*1595|4|Petrol|90|M270
*1595|4|Petrol|115|M270
*1796|4|Diesel|100|OM651
*2143|4|Diesel|100|OM651
*1991|4|Petrol|155|M270
*1991|4|Petrol|265|M133
-A180|0,FWD,2013-2018,Hatchback
-A200|1,FWD,2013-2018,Hatchback
-A200 CDI|2,FWD,2013-2018,Hatchback;3,FWD,2013-2018,Hatchback
-A250 Sport|4,FWD,2013-2018,Hatchback
-A45 AMG|5,AWD,2013-2018,Hatchback
+A-Class|W177 / V177
*1332|4|Petrol|100|M282
*1332|4|Petrol|120|M282
*1991|4|Petrol|165|M260
*1332|4|Plug-in Hybrid|160|M282
*1991|4|Petrol|225|M260
*1991|4|Petrol|310|M139
-A180|0,FWD,2018-2026,Hatchback/Sedan
-A200|1,FWD,2018-2026,Hatchback/Sedan
-A250 4MATIC|2,AWD,2018-2026,Hatchback/Sedan
-A250e|3,FWD,2018-2026,Hatchback/Sedan
-A35 AMG|4,AWD,2018-2026,Hatchback/Sedan
-A45 S AMG|5,AWD,2018-2026,Hatchback/Sedan
+B-Class|W245 / W246 / W247
*1332|4|Petrol|100|M282
*1595|4|Petrol|90|M270
*1699|4|Petrol|85|M266
*1796|4|Diesel|80|OM651
*1595|4|Petrol|115|M270
*2034|4|Petrol|100|M266
*1991|4|Diesel|103|OM640
-B180|0,FWD,2005-2023,Hatchback;1,FWD,2005-2023,Hatchback;2,FWD,2005-2023,Hatchback
-B180 CDI|3,FWD,2005-2023,Hatchback
-B200|4,FWD,2005-2023,Hatchback;5,FWD,2005-2023,Hatchback
-B200 CDI|6,FWD,2005-2023,Hatchback
+C-Class|W202
*1799|4|Petrol|90|M111
*2199|4|Petrol|110|M111
*2295|4|Petrol|142|M111 kompressor
*2398|6|Petrol|125|M112
*2799|6|Petrol|142|M104
-C180|0,RWD,1994-2000,Sedan/Wagon
-C200|0,RWD,1994-2000,Sedan/Wagon
-C220|1,RWD,1994-2000,Sedan/Wagon
-C230K|2,RWD,1994-2000,Sedan/Wagon
-C240|3,RWD,1994-2000,Sedan/Wagon
-C280|4,RWD,1994-2000,Sedan/Wagon
+C-Class|W203
*1998|4|Petrol|95|M111
*1796|4|Petrol|105|M271
*1796|4|Petrol|120|M271
*1998|4|Petrol|120|M111 kompressor
*2148|4|Diesel|105|OM611
*2597|6|Petrol|125|M112
*2996|6|Petrol|170|M272
*3199|6|Petrol|160|M112
*5439|8|Petrol|270|M113
-C180|0,RWD,2000-2007,Coupe/Sedan/Wagon
-C180K|1,RWD,2000-2007,Coupe/Sedan/Wagon
-C200K|2,RWD,2000-2007,Coupe/Sedan/Wagon;3,RWD,2000-2007,Coupe/Sedan/Wagon
-C220 CDI|4,RWD,2000-2007,Coupe/Sedan/Wagon
-C240|5,RWD,2000-2007,Coupe/Sedan/Wagon
-C280|6,RWD,2000-2007,Coupe/Sedan/Wagon
-C320|7,RWD,2000-2007,Coupe/Sedan/Wagon
-C55 AMG|8,RWD,2000-2007,Coupe/Sedan/Wagon
+C-Class|W204
*1796|4|Petrol|115|M271
*1796|4|Petrol|135|M271
*2143|4|Diesel|125|OM651
*1796|4|Petrol|150|M271
*2996|6|Petrol|170|M272
*2987|6|Diesel|165|OM642
*3498|6|Petrol|225|M276
*6208|8|Petrol|336|M156
-C180|0,RWD,2007-2014,Coupe/Sedan/Wagon
-C200|0,RWD,2007-2014,Coupe/Sedan/Wagon;1,RWD,2007-2014,Coupe/Sedan/Wagon
-C200K|1,RWD,2007-2014,Coupe/Sedan/Wagon
-C220 CDI|2,RWD,2007-2014,Coupe/Sedan/Wagon
-C250|3,RWD,2007-2014,Coupe/Sedan/Wagon
-C280|4,RWD,2007-2014,Coupe/Sedan/Wagon
-C320 CDI|5,RWD,2007-2014,Coupe/Sedan/Wagon
-C350|6,RWD,2007-2014,Coupe/Sedan/Wagon
-C63 AMG|7,RWD,2007-2014,Coupe/Sedan/Wagon
+C-Class|W205
*1497|4|Petrol|135|M264
*1991|4|Petrol|135|M274
*1991|4|Petrol|155|M274
*2143|4|Diesel|150|OM651
*1991|4|Petrol|190|M264
*1991|4|Plug-in Hybrid|205|M274
*2996|6|Petrol|270|M276
*3982|8|Petrol|375|M177
-C200|0,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon;1,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C250|2,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C250 BlueTEC|3,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C300|2,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon;4,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C350e|5,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C43 AMG|6,AWD,2014-2021,Convertible/Coupe/Sedan/Wagon
-C63 S AMG|7,RWD,2014-2021,Convertible/Coupe/Sedan/Wagon
+C-Class|W206
*1496|4|Petrol|150|M264
*1999|4|Petrol|190|M254
*1991|4|Petrol|300|M139
-C200|0,RWD,2021-2026,Sedan
-C300|1,RWD,2021-2026,Sedan
-C43 AMG|2,AWD,2021-2026,Sedan
+CLA|C117 / C118
*1332|4|Petrol|120|M282
*1595|4|Petrol|115|M270
*2143|4|Diesel|100|OM651
*1991|4|Petrol|155|M270
*1991|4|Petrol|165|M260
*1991|4|Petrol|225|M260
*1991|4|Petrol|265|M133
-CLA200|0,FWD,2013-2026,Sedan/Wagon;1,FWD,2013-2026,Sedan/Wagon
-CLA200 CDI|2,FWD,2013-2026,Sedan/Wagon
-CLA250|3,AWD,2013-2026,Sedan/Wagon;4,AWD,2013-2026,Sedan/Wagon
-CLA35 AMG|5,AWD,2013-2026,Sedan/Wagon
-CLA45 AMG|6,AWD,2013-2026,Sedan/Wagon
+E-Class|W210 / W211
*1796|4|Petrol|120|M271
*2148|4|Diesel|110|OM646
*2295|4|Petrol|110|M111
*2597|6|Petrol|130|M112
*2685|5|Diesel|130|OM647
*2996|6|Petrol|170|M272
*3199|6|Petrol|165|M112
*3498|6|Petrol|200|M272
*4966|8|Petrol|225|M113
-E200K|0,RWD,1996-2009,Sedan/Wagon
-E220 CDI|1,RWD,1996-2009,Sedan/Wagon
-E230|2,RWD,1996-2009,Sedan/Wagon
-E240|3,RWD,1996-2009,Sedan/Wagon
-E270 CDI|4,RWD,1996-2009,Sedan/Wagon
-E280|5,RWD,1996-2009,Sedan/Wagon
-E320|6,RWD,1996-2009,Sedan/Wagon
-E350|7,RWD,1996-2009,Sedan/Wagon
-E500|8,RWD,1996-2009,Sedan/Wagon
+E-Class|W212 / C207
*1991|4|Petrol|135|M274
*2143|4|Diesel|125|OM651
*2143|4|Diesel|150|OM651
*1796|4|Petrol|150|M271
*1991|4|Petrol|155|M274
*2987|6|Diesel|195|OM642
*3498|6|Petrol|200|M272
*3498|6|Petrol|225|M276
*5461|8|Petrol|386|M157
-E200|0,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E220 CDI|1,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E250 CDI|2,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E250 CGI|3,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon;4,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E300 BlueTEC|5,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E350|6,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon;7,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
-E63 AMG|8,RWD,2009-2016,Convertible/Coupe/Sedan/Wagon
+E-Class|W213
*1991|4|Petrol|135|M274
*1950|4|Diesel|143|OM654
*1991|4|Petrol|180|M274
*2987|6|Diesel|190|OM642
*2996|6|Petrol|245|M276
*3982|8|Petrol|450|M177
-E200|0,RWD,2016-2024,Coupe/Sedan
-E220d|1,RWD,2016-2024,Coupe/Sedan
-E300|2,RWD,2016-2024,Coupe/Sedan
-E350d|3,RWD,2016-2024,Coupe/Sedan
-E400|4,AWD,2016-2024,Coupe/Sedan
-E63 S AMG|5,AWD,2016-2024,Coupe/Sedan
+EQA|H243
*||Electric|140|
*||Electric|215|
-250|0,FWD,2021-2026,SUV
-350|1,AWD,2021-2026,SUV
+EQC|N293
*||Electric|300|
-400|0,AWD,2019-2023,SUV
+GLA|X156 / H247
*1595|4|Petrol|115|M270
*1332|4|Petrol|120|M282
*2143|4|Diesel|100|OM651
*1991|4|Petrol|155|M270
*1991|4|Petrol|165|M260
*1991|4|Petrol|225|M260
*1991|4|Petrol|265|M133
-GLA180|0,FWD,2014-2026,SUV
-GLA200|1,FWD,2014-2026,SUV
-GLA200 CDI|2,FWD,2014-2026,SUV
-GLA250 4MATIC|3,AWD,2014-2026,SUV;4,AWD,2014-2026,SUV
-GLA35 AMG|5,AWD,2014-2026,SUV
-GLA45 AMG|6,AWD,2014-2026,SUV
+GLC|X253 / X254
*1991|4|Petrol|145|M264
*2143|4|Diesel|125|OM651
*1991|4|Petrol|155|M274
*2143|4|Diesel|150|OM651
*1991|4|Petrol|190|M264
*1999|4|Petrol|190|M254
*2996|6|Petrol|270|M276
-GLC200|0,RWD,2015-2026,SUV
-GLC220d|1,AWD,2015-2026,SUV
-GLC250|2,AWD,2015-2026,SUV
-GLC250d|3,AWD,2015-2026,SUV
-GLC300|4,AWD,2015-2026,SUV;5,AWD,2015-2026,SUV
-GLC43 AMG|6,AWD,2015-2026,SUV
+GLE|W166 / V167
*2143|4|Diesel|150|OM651
*1950|4|Diesel|180|OM654
*2987|6|Diesel|190|OM642
*2996|6|Petrol|245|M276
*2925|6|Diesel|200|OM656
*2925|6|Diesel|243|OM656
*2999|6|Petrol|270|M256
-GLE250d|0,AWD,2015-2026,SUV
-GLE300d|1,AWD,2015-2026,SUV
-GLE350d|2,AWD,2015-2026,SUV
-GLE400|3,AWD,2015-2026,SUV
-GLE400d|4,AWD,2015-2026,SUV;5,AWD,2015-2026,SUV
-GLE450|6,AWD,2015-2026,SUV
+M-Class|W163 / W164 / W166
*2143|4|Diesel|150|OM651
*2688|5|Diesel|120|OM612
*2987|6|Diesel|165|OM642
*3199|6|Petrol|160|M112
*3498|6|Petrol|200|M272
*3498|6|Petrol|225|M276
*2987|6|Diesel|190|OM642
*4966|8|Petrol|225|M113
-ML250 CDI|0,AWD,1998-2015,SUV
-ML270 CDI|1,AWD,1998-2015,SUV
-ML280 CDI|2,AWD,1998-2015,SUV
-ML320|3,AWD,1998-2015,SUV
-ML320 CDI|2,AWD,1998-2015,SUV
-ML350|4,AWD,1998-2015,SUV;5,AWD,1998-2015,SUV
-ML350 BlueTEC|6,AWD,1998-2015,SUV
-ML500|7,AWD,1998-2015,SUV
+S-Class|W220 / W221 / W222
*3199|6|Petrol|165|M112
*3498|6|Petrol|200|M272
*3724|6|Petrol|180|M112
*2987|6|Diesel|190|OM642
*4663|8|Petrol|335|M278
*5461|8|Petrol|285|M273
-S320|0,RWD,1999-2020,Sedan
-S350|1,RWD,1999-2020,Sedan;2,RWD,1999-2020,Sedan
-S350d|3,RWD,1999-2020,Sedan
-S500|4,RWD,1999-2020,Sedan;5,RWD,1999-2020,Sedan
+SLK|R170 / R171 / R172
*1796|4|Petrol|120|M271
*1796|4|Petrol|135|M271
*2295|4|Petrol|142|M111
*3498|6|Petrol|200|M272
*3498|6|Petrol|225|M276
*5439|8|Petrol|265|M113
-SLK200|0,RWD,1997-2020,Convertible;1,RWD,1997-2020,Convertible
-SLK230K|2,RWD,1997-2020,Convertible
-SLK350|3,RWD,1997-2020,Convertible;4,RWD,1997-2020,Convertible
-SLK55 AMG|5,RWD,1997-2020,Convertible
+Sprinter|W903 / W906
*2143|4|Diesel|95|OM651
*2148|4|Diesel|95|OM646
*2143|4|Diesel|120|OM651
*2987|6|Diesel|135|OM642
*2987|6|Diesel|140|OM642
-313CDI|0,RWD,1998-2018,Cab Chassis/Van;1,RWD,1998-2018,Cab Chassis/Van
-316CDI|2,RWD,1998-2018,Cab Chassis/Van
-318CDI|3,RWD,1998-2018,Cab Chassis/Van
-319CDI|4,RWD,1998-2018,Cab Chassis/Van
-411CDI|1,RWD,1998-2018,Cab Chassis/Van
-516CDI|2,RWD,1998-2018,Cab Chassis/Van
-519CDI|4,RWD,1998-2018,Cab Chassis/Van
+Sprinter|VS30
*2143|4|Diesel|105|OM651
*2143|4|Diesel|120|OM651
*2987|6|Diesel|140|OM642
*1950|4|Diesel|125|OM654
*1950|4|Diesel|140|OM654
-311CDI|0,RWD,2018-2026,Cab Chassis/Van
-314CDI|0,RWD,2018-2026,Cab Chassis/Van
-316CDI|1,RWD,2018-2026,Cab Chassis/Van
-319CDI|2,RWD,2018-2026,Cab Chassis/Van
-417CDI|3,RWD,2018-2026,Cab Chassis/Van
-519CDI|4,RWD,2018-2026,Cab Chassis/Van;2,RWD,2018-2026,Cab Chassis/Van
+Vito|W638 / W639 / W447
*2151|4|Diesel|75|OM611
*2148|4|Diesel|80|OM646
*1598|4|Diesel|84|OM622
*2148|4|Diesel|110|OM646
*2143|4|Diesel|100|OM651
*1950|4|Diesel|120|OM654
*2143|4|Diesel|120|OM651
-108CDI|0,RWD,1998-2026,Van
-109CDI|1,RWD,1998-2026,Van
-111CDI|2,RWD,1998-2026,Van;3,RWD,1998-2026,Van
-113CDI|4,RWD,1998-2026,Van
-114|5,RWD,1998-2026,Van
-116CDI|5,RWD,1998-2026,Van;6,RWD,1998-2026,Van
+X-Class|470
*2298|4|Diesel|120|YS23
*2298|4|Diesel|140|YS23
*2987|6|Diesel|190|OM642
-X220d|0,4WD,2018-2020,Cab Chassis/Utility
-X250d Power|1,4WD,2018-2020,Cab Chassis/Utility
-X250d Progressive|1,4WD,2018-2020,Cab Chassis/Utility
-X250d Pure|1,4WD,2018-2020,Cab Chassis/Utility
-X350d Power|2,4WD,2018-2020,Cab Chassis/Utility
=MG
+HS|SAS23
*1490|4|Plug-in Hybrid|189|15E4E PHEV
*1490|4|Petrol|119|15E4E
*1995|4|Petrol|168|20L4E
-+EV|0,FWD,2019-2026,SUV
-Core|1,FWD,2019-2026,SUV
-Essence|1,FWD,2019-2026,SUV
-Essence X|2,AWD,2019-2026,SUV
-Excite|1,FWD,2019-2026,SUV
-Vibe|1,FWD,2019-2026,SUV
+MG3|SZP1
*1498|4|Petrol|82|15S4C
-Core|0,FWD,2016-2024,Hatchback
-Essence|0,FWD,2016-2024,Hatchback
-Excite|0,FWD,2016-2024,Hatchback
-Soul|0,FWD,2016-2024,Hatchback
+MG3|ZP22
*1498|4|Hybrid|155|15FCD hybrid
*1498|4|Petrol|81|15FCD
-Essence|0,FWD,2024-2026,Hatchback;1,FWD,2024-2026,Hatchback
-Excite|0,FWD,2024-2026,Hatchback;1,FWD,2024-2026,Hatchback
-Vibe|1,FWD,2024-2026,Hatchback
+MG4|EH32
*||Electric|150|
*||Electric|125|
*||Electric|180|
*||Electric|320|
-Essence 64|0,RWD,2023-2026,Hatchback
-Excite 51|1,RWD,2023-2026,Hatchback
-Long Range 77|2,RWD,2023-2026,Hatchback
-XPower|3,AWD,2023-2026,Hatchback
+ZS|AZS1
*1498|4|Petrol|84|15S4C
*999|3|Petrol|82|10E4E
-Core|0,FWD,2017-2024,SUV
-Essence|1,FWD,2017-2024,SUV
-Essence+|1,FWD,2017-2024,SUV
-Excite|0,FWD,2017-2024,SUV
-Soul|1,FWD,2017-2024,SUV
-Vivid|0,FWD,2017-2024,SUV
+ZS EV|AZS2
*||Electric|105|
*||Electric|130|
-Essence|0,FWD,2020-2025,SUV;1,FWD,2020-2025,SUV
-Excite|1,FWD,2020-2025,SUV
-Long Range|1,FWD,2020-2025,SUV
+ZST|AZS1
*1349|3|Petrol|115|NetBlue
-Core|0,FWD,2020-2024,SUV
-Essence|0,FWD,2020-2024,SUV
-Excite|0,FWD,2020-2024,SUV
-Vibe|0,FWD,2020-2024,SUV
=MINI
+Cooper|R50 / R53
*1598|4|Petrol|85|W10
*1598|4|Petrol|120|W11
*1598|4|Petrol|125|W11
-Cooper|0,FWD,2002-2006,Convertible/Hatchback
-Cooper S|1,FWD,2002-2006,Convertible/Hatchback;2,FWD,2002-2006,Convertible/Hatchback
+Cooper|R56
*1598|4|Petrol|88|N12
*1598|4|Diesel|80|N47
*1598|4|Petrol|128|N14
*1598|4|Petrol|155|N14
-Cooper|0,FWD,2007-2013,Convertible/Hatchback
-Cooper D|1,FWD,2007-2013,Convertible/Hatchback
-Cooper S|2,FWD,2007-2013,Convertible/Hatchback
-JCW|3,FWD,2007-2013,Convertible/Hatchback
+Cooper|F56
*1499|3|Petrol|100|B38
*1998|4|Petrol|141|B48
*1998|4|Petrol|170|B48
*1198|3|Petrol|75|B38
-Cooper|0,FWD,2014-2024,Convertible/Hatchback
-Cooper S|1,FWD,2014-2024,Convertible/Hatchback
-JCW|2,FWD,2014-2024,Convertible/Hatchback
-One|3,FWD,2014-2024,Convertible/Hatchback
+Countryman|R60 / F60
*1499|3|Petrol|100|B38
*1598|4|Petrol|90|N16
*1995|4|Diesel|110|B47
*1998|4|Diesel|82|N47
*1598|4|Petrol|135|N18
*1998|4|Petrol|141|B48
*1998|4|Petrol|225|B48
-Cooper|0,FWD,2011-2023,SUV;1,FWD,2011-2023,SUV
-Cooper D|2,FWD,2011-2023,SUV;3,FWD,2011-2023,SUV
-Cooper S|4,FWD,2011-2023,SUV;5,FWD,2011-2023,SUV
-JCW|6,AWD,2011-2023,SUV
=MITSUBISHI
+380|DB
*3828|6|Petrol|175|6G75
-Base|0,FWD,2005-2008,Sedan
-ES|0,FWD,2005-2008,Sedan
-GT|0,FWD,2005-2008,Sedan
-LS|0,FWD,2005-2008,Sedan
-LX|0,FWD,2005-2008,Sedan
-VR-X|0,FWD,2005-2008,Sedan
+ASX|XA / XB / XC / XD
*1998|4|Petrol|110|4B11
*2360|4|Petrol|123|4B12
*2268|4|Diesel|110|4N14
*1798|4|Diesel|110|4N13
-Aspire|0,FWD,2010-2025,SUV
-ES|0,FWD,2010-2025,SUV
-Exceed|0,FWD,2010-2025,SUV;1,FWD,2010-2025,SUV
-GSR|1,FWD,2010-2025,SUV
-LS|0,FWD,2010-2025,SUV;2,FWD,2010-2025,SUV
-MR|0,FWD,2010-2025,SUV
-XLS|3,FWD,2010-2025,SUV;0,FWD,2010-2025,SUV;2,FWD,2010-2025,SUV
+Challenger|PA / PB / PC
*2477|4|Diesel|131|4D56T
*2972|6|Petrol|127|6G72
-Base|0,4WD,1998-2015,SUV;1,4WD,1998-2015,SUV
-LS|0,4WD,1998-2015,SUV;1,4WD,1998-2015,SUV
-XLS|0,4WD,1998-2015,SUV
+Colt|RG / RZ
*1468|4|Petrol|72|4A91
*1499|4|Petrol|77|4A91
*1468|4|Petrol|113|4G15T
-ES|0,FWD,2004-2011,Hatchback;1,FWD,2004-2011,Hatchback
-LS|0,FWD,2004-2011,Hatchback
-Ralliart|2,FWD,2004-2011,Hatchback
-VR-X|1,FWD,2004-2011,Hatchback
-XLS|0,FWD,2004-2011,Hatchback
+Eclipse Cross|YA / YB
*1498|4|Petrol|110|4B40
*2360|4|Plug-in Hybrid|138|4B12 PHEV
-Aspire|0,FWD,2017-2025,SUV;1,FWD,2017-2025,SUV
-ES|0,FWD,2017-2025,SUV;1,FWD,2017-2025,SUV
-Exceed|0,AWD,2017-2025,SUV;1,AWD,2017-2025,SUV
-LS|0,FWD,2017-2025,SUV
+Express|SJ / SN
*2351|4|Petrol|88|4G64
*1997|4|Petrol|82|4G63
-LWB|0,RWD,1994-2013,Van
-SWB|1,RWD,1994-2013,Van;0,RWD,1994-2013,Van
+Grandis|BA
*2378|4|Petrol|121|4G69
-LS|0,FWD,2004-2011,Wagon
-VR-X|0,FWD,2004-2011,Wagon
+i-MiEV|GA
*||Electric|49|Y4F1
-Base|0,RWD,2010-2013,Hatchback
+Lancer|CC / CE
*1468|4|Petrol|67|4G15
*1834|4|Petrol|86|4G93
-GL|0,FWD,1992-2003,Coupe/Hatchback/Sedan
-GLXi|1,FWD,1992-2003,Coupe/Hatchback/Sedan
-GLi|0,FWD,1992-2003,Coupe/Hatchback/Sedan;1,FWD,1992-2003,Coupe/Hatchback/Sedan
-MR|1,FWD,1992-2003,Coupe/Hatchback/Sedan
+Lancer|CG / CH
*1997|4|Petrol|92|4G94
*2378|4|Petrol|115|4G69
-ES|0,FWD,2002-2007,Sedan/Wagon;1,FWD,2002-2007,Sedan/Wagon
-Exceed|0,FWD,2002-2007,Sedan/Wagon
-LS|0,FWD,2002-2007,Sedan/Wagon;1,FWD,2002-2007,Sedan/Wagon
-VR|1,FWD,2002-2007,Sedan/Wagon
-VRX|1,FWD,2002-2007,Sedan/Wagon
+Lancer|CJ / CF
*1998|4|Petrol|110|4B11
*1998|4|Petrol|113|4B11
*2360|4|Petrol|125|4B12
*1998|4|Petrol|177|4B11T
-ES|0,FWD,2007-2017,Hatchback/Sedan;1,FWD,2007-2017,Hatchback/Sedan
-ES Sport|0,FWD,2007-2017,Hatchback/Sedan;1,FWD,2007-2017,Hatchback/Sedan
-GSR|2,FWD,2007-2017,Hatchback/Sedan
-LS|0,FWD,2007-2017,Hatchback/Sedan
-LX|1,FWD,2007-2017,Hatchback/Sedan;2,FWD,2007-2017,Hatchback/Sedan
-Ralliart|3,AWD,2007-2017,Hatchback/Sedan
-VR|1,FWD,2007-2017,Hatchback/Sedan
-VR-X|2,FWD,2007-2017,Hatchback/Sedan
+Lancer Evolution|IX / X
*1998|4|Petrol|217|4B11T
*1997|4|Petrol|206|4G63T
-GSR|0,AWD,2005-2016,Sedan
-IX|1,AWD,2005-2016,Sedan
-MR|0,AWD,2005-2016,Sedan
+Magna|TR / TS
*2555|4|Petrol|98|4G54
*2972|6|Petrol|120|6G72
-Altera|0,FWD,1991-1996,Sedan/Wagon;1,FWD,1991-1996,Sedan/Wagon
-Elite|0,FWD,1991-1996,Sedan/Wagon;1,FWD,1991-1996,Sedan/Wagon
-Executive|0,FWD,1991-1996,Sedan/Wagon;1,FWD,1991-1996,Sedan/Wagon
+Magna|TE / TF / TH / TJ
*2972|6|Petrol|140|6G72
*3497|6|Petrol|147|6G74
*3497|6|Petrol|155|6G74
*3497|6|Petrol|163|6G74
-Advance|0,FWD,1996-2003,Sedan/Wagon;1,FWD,1996-2003,Sedan/Wagon
-Altera|0,FWD,1996-2003,Sedan/Wagon;1,FWD,1996-2003,Sedan/Wagon
-Executive|0,FWD,1996-2003,Sedan/Wagon;1,FWD,1996-2003,Sedan/Wagon;2,FWD,1996-2003,Sedan/Wagon
-Solara|0,FWD,1996-2003,Sedan/Wagon;1,FWD,1996-2003,Sedan/Wagon
-Sports|1,FWD,1996-2003,Sedan/Wagon;2,FWD,1996-2003,Sedan/Wagon
-VR-X|3,FWD,1996-2003,Sedan/Wagon
+Mirage|LA
*1193|3|Petrol|57|3A92
-ES|0,FWD,2012-2022,Hatchback/Sedan
-LS|0,FWD,2012-2022,Hatchback/Sedan
-Sport|0,FWD,2012-2022,Hatchback/Sedan
+Outlander|ZE / ZF
*2378|4|Petrol|100|4G64
*2378|4|Petrol|118|4G69
-LS|0,AWD,2003-2006,SUV;1,AWD,2003-2006,SUV
-VR-X|1,AWD,2003-2006,SUV
-XLS|0,AWD,2003-2006,SUV;1,AWD,2003-2006,SUV
+Outlander|ZG / ZH
*2360|4|Petrol|125|4B12
*2998|6|Petrol|162|6B31
-LS|0,FWD,2006-2012,SUV
-VR|1,AWD,2006-2012,SUV
-VR-X|1,AWD,2006-2012,SUV
-XLS|0,AWD,2006-2012,SUV;1,AWD,2006-2012,SUV
+Outlander|ZJ / ZK / ZL
*1998|4|Plug-in Hybrid|120|4B11 PHEV
*2268|4|Diesel|110|4N14
*2360|4|Petrol|124|4J12
*1998|4|Petrol|110|4J11
-Aspire|0,AWD,2012-2021,SUV;1,AWD,2012-2021,SUV;2,AWD,2012-2021,SUV
-ES|3,FWD,2012-2021,SUV;2,FWD,2012-2021,SUV
-Exceed|0,AWD,2012-2021,SUV;1,AWD,2012-2021,SUV;2,AWD,2012-2021,SUV
-LS|3,FWD,2012-2021,SUV;1,FWD,2012-2021,SUV;2,FWD,2012-2021,SUV
-PHEV|0,AWD,2012-2021,SUV
+Outlander|ZM
*2360|4|Plug-in Hybrid|185|4B12 PHEV
*2488|4|Petrol|135|PR25DD
-Aspire|0,AWD,2021-2026,SUV;1,AWD,2021-2026,SUV
-ES|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV
-Exceed|0,AWD,2021-2026,SUV;1,AWD,2021-2026,SUV
-Exceed Tourer|0,AWD,2021-2026,SUV;1,AWD,2021-2026,SUV
-LS|1,FWD,2021-2026,SUV
+Pajero|NH / NJ / NK / NL
*2835|4|Diesel|92|4M40T
*2972|6|Petrol|109|6G72
*3497|6|Petrol|153|6G74
-Exceed|0,4WD,1991-2000,SUV;1,4WD,1991-2000,SUV;2,4WD,1991-2000,SUV
-GL|0,4WD,1991-2000,SUV;1,4WD,1991-2000,SUV
-GLS|0,4WD,1991-2000,SUV;1,4WD,1991-2000,SUV;2,4WD,1991-2000,SUV
-GLX|0,4WD,1991-2000,SUV;1,4WD,1991-2000,SUV
+Pajero|NM / NP
*3200|4|Diesel|121|4M41T
*3497|6|Petrol|140|6G74
*3828|6|Petrol|150|6G75
*2835|4|Diesel|92|4M40T
-Exceed|0,4WD,2000-2006,SUV;1,4WD,2000-2006,SUV;2,4WD,2000-2006,SUV
-GL|3,4WD,2000-2006,SUV;1,4WD,2000-2006,SUV
-GLS|0,4WD,2000-2006,SUV;1,4WD,2000-2006,SUV;2,4WD,2000-2006,SUV
-GLX|3,4WD,2000-2006,SUV;0,4WD,2000-2006,SUV;1,4WD,2000-2006,SUV;2,4WD,2000-2006,SUV
+Pajero|NS / NT / NW / NX
*3200|4|Diesel|125|4M41T
*3200|4|Diesel|141|4M41T
*3200|4|Diesel|147|4M41T
*3828|6|Petrol|184|6G75
-Exceed|0,4WD,2006-2021,SUV;1,4WD,2006-2021,SUV;2,4WD,2006-2021,SUV;3,4WD,2006-2021,SUV
-GL|0,4WD,2006-2021,SUV;1,4WD,2006-2021,SUV
-GLS|0,4WD,2006-2021,SUV;1,4WD,2006-2021,SUV;2,4WD,2006-2021,SUV;3,4WD,2006-2021,SUV
-GLX|0,4WD,2006-2021,SUV;1,4WD,2006-2021,SUV;2,4WD,2006-2021,SUV;3,4WD,2006-2021,SUV
-VR-X|0,4WD,2006-2021,SUV;2,4WD,2006-2021,SUV;3,4WD,2006-2021,SUV
+Pajero Sport|QE / QF
*2442|4|Diesel|133|4N15
-Exceed|0,4WD,2015-2026,SUV
-GLS|0,4WD,2015-2026,SUV
-GLX|0,4WD,2015-2026,SUV
-GSR|0,4WD,2015-2026,SUV
+Triton|MJ / MK
*2351|4|Petrol|92|4G64
*2835|4|Diesel|71|4M40
*2835|4|Diesel|92|4M40T
*2972|6|Petrol|133|6G72
-GL|0,RWD,1990-2006,Cab Chassis/Utility;1,RWD,1990-2006,Cab Chassis/Utility
-GLS|2,4WD,1990-2006,Cab Chassis/Utility;3,4WD,1990-2006,Cab Chassis/Utility
-GLX|0,4WD,1990-2006,Cab Chassis/Utility;1,4WD,1990-2006,Cab Chassis/Utility;2,4WD,1990-2006,Cab Chassis/Utility;3,4WD,1990-2006,Cab Chassis/Utility
+Triton|ML / MN
*2351|4|Petrol|94|4G64
*3200|4|Diesel|118|4M41T
*2477|4|Diesel|131|4D56T
*3497|6|Petrol|135|6G74
-GL|0,RWD,2006-2015,Cab Chassis/Utility;1,RWD,2006-2015,Cab Chassis/Utility
-GLS|1,4WD,2006-2015,Cab Chassis/Utility
-GLX|2,4WD,2006-2015,Cab Chassis/Utility;1,4WD,2006-2015,Cab Chassis/Utility
-GLX-R|2,4WD,2006-2015,Cab Chassis/Utility;1,4WD,2006-2015,Cab Chassis/Utility;3,4WD,2006-2015,Cab Chassis/Utility
-VR|1,4WD,2006-2015,Cab Chassis/Utility;3,4WD,2006-2015,Cab Chassis/Utility
+Triton|MQ / MR
*2442|4|Diesel|133|4N15
*2378|4|Petrol|94|4G64
-Blackline|0,4WD,2015-2024,Cab Chassis/Utility
-Exceed|0,4WD,2015-2024,Cab Chassis/Utility
-GLS|0,4WD,2015-2024,Cab Chassis/Utility
-GLX|1,4WD,2015-2024,Cab Chassis/Utility;0,4WD,2015-2024,Cab Chassis/Utility
-GLX+|0,4WD,2015-2024,Cab Chassis/Utility
-GSR|0,4WD,2015-2024,Cab Chassis/Utility
+Triton|MV
*2442|4|Diesel|150|4N16
-GLS|0,4WD,2024-2026,Cab Chassis/Utility
-GLX|0,4WD,2024-2026,Cab Chassis/Utility
-GLX+|0,4WD,2024-2026,Cab Chassis/Utility
-GLX-R|0,4WD,2024-2026,Cab Chassis/Utility
-GSR|0,4WD,2024-2026,Cab Chassis/Utility
+Verada|KE / KF / KH / KJ
*3497|6|Petrol|147|6G74
*3497|6|Petrol|155|6G74
-Ei|0,FWD,1996-2005,Sedan/Wagon;1,FWD,1996-2005,Sedan/Wagon
-GTV|1,FWD,1996-2005,Sedan/Wagon
-Xi|0,FWD,1996-2005,Sedan/Wagon;1,FWD,1996-2005,Sedan/Wagon
=NISSAN
+200SX|S14 / S15
*1998|4|Petrol|147|SR20DET
-GT|0,RWD,1994-2002,Coupe
-Spec R|0,RWD,1994-2002,Coupe
-Spec S|0,RWD,1994-2002,Coupe
+350Z|Z33
*3498|6|Petrol|206|VQ35DE
*3498|6|Petrol|230|VQ35HR
-Roadster|0,RWD,2003-2009,Convertible/Coupe;1,RWD,2003-2009,Convertible/Coupe
-Touring|0,RWD,2003-2009,Convertible/Coupe;1,RWD,2003-2009,Convertible/Coupe
-Track|0,RWD,2003-2009,Convertible/Coupe;1,RWD,2003-2009,Convertible/Coupe
+370Z|Z34
*3696|6|Petrol|245|VQ37VHR
*3696|6|Petrol|253|VQ37VHR
-Coupe|0,RWD,2009-2021,Convertible/Coupe
-Nismo|1,RWD,2009-2021,Convertible/Coupe
-Roadster|0,RWD,2009-2021,Convertible/Coupe
+Almera|N17
*1498|4|Petrol|75|HR15DE
-ST|0,FWD,2012-2015,Sedan
-Ti|0,FWD,2012-2015,Sedan
+Altima|L33
*2488|4|Petrol|127|QR25DE
*3498|6|Petrol|183|VQ35DE
-ST|0,FWD,2013-2017,Sedan
-ST-L|0,FWD,2013-2017,Sedan
-Ti|0,FWD,2013-2017,Sedan
-Ti-S|1,FWD,2013-2017,Sedan
+Dualis|J10
*1997|4|Petrol|102|MR20DE
*1598|4|Diesel|96|R9M
-+2 ST|0,FWD,2007-2014,SUV
-+2 Ti-L|0,FWD,2007-2014,SUV
-ST|0,FWD,2007-2014,SUV
-TS|1,FWD,2007-2014,SUV
-Ti|0,FWD,2007-2014,SUV
+GT-R|R35
*3799|6|Petrol|357|VR38DETT
*3799|6|Petrol|404|VR38DETT
*3799|6|Petrol|419|VR38DETT
-Black Edition|0,AWD,2009-2022,Coupe
-Nismo|1,AWD,2009-2022,Coupe
-Premium|0,AWD,2009-2022,Coupe;1,AWD,2009-2022,Coupe;2,AWD,2009-2022,Coupe
-Track|1,AWD,2009-2022,Coupe;2,AWD,2009-2022,Coupe
+Juke|F15
*1197|4|Petrol|85|HRA2DDT
*1598|4|Petrol|86|HR16DE
*1618|4|Petrol|140|MR16DDT
-ST|0,FWD,2013-2019,SUV;1,FWD,2013-2019,SUV
-ST-S|2,FWD,2013-2019,SUV
-Ti-S|2,AWD,2013-2019,SUV
+Juke|F16
*999|3|Petrol|84|HRA0DDT
-ST|0,FWD,2020-2026,SUV
-ST+|0,FWD,2020-2026,SUV
-ST-L|0,FWD,2020-2026,SUV
-Ti|0,FWD,2020-2026,SUV
+Leaf|ZE0
*||Electric|80|EM57
-Base|0,FWD,2012-2017,Hatchback
-G|0,FWD,2012-2017,Hatchback
-X|0,FWD,2012-2017,Hatchback
+Leaf|ZE1
*||Electric|110|EM57
*||Electric|160|EM57
-40 kWh|0,FWD,2018-2026,Hatchback
-e+|1,FWD,2018-2026,Hatchback
+Maxima|A33
*2987|6|Petrol|157|VQ30DE
-S|0,FWD,1999-2003,Sedan
-ST|0,FWD,1999-2003,Sedan
-Ti|0,FWD,1999-2003,Sedan
+Maxima|J31 / J32
*2495|6|Petrol|134|VQ25DE
*3498|6|Petrol|185|VQ35DE
*3498|6|Petrol|170|VQ35DE
-250 ST-L|0,FWD,2003-2014,Sedan
-350 Ti-S|1,FWD,2003-2014,Sedan
-ST-L|2,FWD,2003-2014,Sedan
-Ti|2,FWD,2003-2014,Sedan;1,FWD,2003-2014,Sedan
+Micra|K12 / K13
*1386|4|Petrol|72|CR14DE
*1198|3|Petrol|56|HR12DE
*1498|4|Petrol|75|HR15DE
-City|0,FWD,2007-2016,Hatchback
-ST|1,FWD,2007-2016,Hatchback
-ST-L|2,FWD,2007-2016,Hatchback
-Ti|2,FWD,2007-2016,Hatchback
+Murano|Z50 / Z51
*3498|6|Petrol|172|VQ35DE
*3498|6|Petrol|191|VQ35DE
-ST|0,AWD,2005-2015,SUV;1,AWD,2005-2015,SUV
-Ti|0,AWD,2005-2015,SUV;1,AWD,2005-2015,SUV
-Ti-L|0,AWD,2005-2015,SUV
+Navara|D21 / D22
*2389|4|Petrol|98|KA24E
*2488|4|Diesel|98|YD25DDTi
*2663|4|Diesel|63|TD27
*2953|4|Diesel|110|ZD30
*3153|4|Diesel|76|QD32
*3275|6|Petrol|125|VG33E
-DX|0,RWD,1986-2015,Cab Chassis/Utility;1,RWD,1986-2015,Cab Chassis/Utility;2,RWD,1986-2015,Cab Chassis/Utility
-ST|1,4WD,1986-2015,Cab Chassis/Utility;3,4WD,1986-2015,Cab Chassis/Utility;4,4WD,1986-2015,Cab Chassis/Utility;5,4WD,1986-2015,Cab Chassis/Utility
-ST-R|1,4WD,1986-2015,Cab Chassis/Utility;3,4WD,1986-2015,Cab Chassis/Utility;4,4WD,1986-2015,Cab Chassis/Utility;5,4WD,1986-2015,Cab Chassis/Utility
+Navara|D40
*2488|4|Diesel|106|YD25DDTi
*2488|4|Diesel|140|YD25DDTi
*2488|4|Diesel|126|YD25DDTi
*3954|6|Petrol|198|VQ40DE
*2993|6|Diesel|170|V9X
-RX|0,4WD,2005-2015,Cab Chassis/Utility;1,4WD,2005-2015,Cab Chassis/Utility
-ST|2,4WD,2005-2015,Cab Chassis/Utility;1,4WD,2005-2015,Cab Chassis/Utility;3,4WD,2005-2015,Cab Chassis/Utility
-ST-X|2,4WD,2005-2015,Cab Chassis/Utility;1,4WD,2005-2015,Cab Chassis/Utility;3,4WD,2005-2015,Cab Chassis/Utility
-ST-X 550|4,4WD,2005-2015,Cab Chassis/Utility
+Navara|D23
*2298|4|Diesel|120|YS23DDT
*2488|4|Petrol|122|QR25DE
*2298|4|Diesel|140|YS23DDTT
-DX|0,RWD,2015-2026,Cab Chassis/Utility;1,RWD,2015-2026,Cab Chassis/Utility
-N-Trek|2,4WD,2015-2026,Cab Chassis/Utility
-Pro-4X|2,4WD,2015-2026,Cab Chassis/Utility
-RX|0,4WD,2015-2026,Cab Chassis/Utility
-SL|2,4WD,2015-2026,Cab Chassis/Utility
-ST|2,4WD,2015-2026,Cab Chassis/Utility
-ST-X|2,4WD,2015-2026,Cab Chassis/Utility
-Warrior|2,4WD,2015-2026,Cab Chassis/Utility
+Note|E11 / E12
*1498|4|Petrol|80|HR15DE
*1198|3|Petrol|58|HR12DE
*1198|3|Hybrid|80|HR12DE e-Power
-15X|0,FWD,2005-2020,Hatchback
-Medalist|1,FWD,2005-2020,Hatchback
-X|1,FWD,2005-2020,Hatchback
-e-Power X|2,FWD,2005-2020,Hatchback
+Pathfinder|R50
*3275|6|Petrol|125|VG33E
*3498|6|Petrol|162|VQ35DE
-RX|0,4WD,1995-2005,SUV
-ST|0,4WD,1995-2005,SUV;1,4WD,1995-2005,SUV
-Ti|0,4WD,1995-2005,SUV;1,4WD,1995-2005,SUV
+Pathfinder|R51
*2488|4|Diesel|128|YD25DDTi
*2488|4|Diesel|140|YD25DDTi
*3954|6|Petrol|198|VQ40DE
*2993|6|Diesel|170|V9X
-ST|0,4WD,2005-2013,SUV;1,4WD,2005-2013,SUV
-ST-L|0,4WD,2005-2013,SUV;1,4WD,2005-2013,SUV;2,4WD,2005-2013,SUV
-Ti|0,4WD,2005-2013,SUV;1,4WD,2005-2013,SUV;2,4WD,2005-2013,SUV
-Ti 550|3,4WD,2005-2013,SUV
+Pathfinder|R52
*2488|4|Hybrid|188|QR25DER
*3498|6|Petrol|190|VQ35DE
*3498|6|Petrol|202|VQ35DD
-ST|0,FWD,2013-2021,SUV;1,FWD,2013-2021,SUV;2,FWD,2013-2021,SUV
-ST-L|0,FWD,2013-2021,SUV;1,FWD,2013-2021,SUV;2,FWD,2013-2021,SUV
-Ti|0,AWD,2013-2021,SUV;1,AWD,2013-2021,SUV;2,AWD,2013-2021,SUV
+Pathfinder|R53
*3498|6|Petrol|202|VQ35DD
-Ti|0,AWD,2022-2026,SUV
-Ti-L|0,AWD,2022-2026,SUV
+Patrol|GQ (Y60)
*4169|6|Diesel|85|TD42
*4169|6|Petrol|125|TB42
*2826|6|Diesel|85|RD28T
-DX|0,4WD,1988-1997,Cab Chassis/SUV;1,4WD,1988-1997,Cab Chassis/SUV
-ST|2,4WD,1988-1997,Cab Chassis/SUV;0,4WD,1988-1997,Cab Chassis/SUV;1,4WD,1988-1997,Cab Chassis/SUV
-Ti|0,4WD,1988-1997,Cab Chassis/SUV;1,4WD,1988-1997,Cab Chassis/SUV
+Patrol|GU (Y61)
*2953|4|Diesel|118|ZD30DDTi
*4169|6|Diesel|114|TD42T
*4169|6|Diesel|91|TD42
*4479|6|Petrol|145|TB45E
*4759|6|Petrol|180|TB48DE
-DX|0,4WD,1997-2016,Cab Chassis/SUV;1,4WD,1997-2016,Cab Chassis/SUV;2,4WD,1997-2016,Cab Chassis/SUV
-ST|0,4WD,1997-2016,Cab Chassis/SUV;1,4WD,1997-2016,Cab Chassis/SUV;2,4WD,1997-2016,Cab Chassis/SUV;3,4WD,1997-2016,Cab Chassis/SUV;4,4WD,1997-2016,Cab Chassis/SUV
-ST-L|0,4WD,1997-2016,Cab Chassis/SUV;3,4WD,1997-2016,Cab Chassis/SUV;4,4WD,1997-2016,Cab Chassis/SUV
-Ti|0,4WD,1997-2016,Cab Chassis/SUV;3,4WD,1997-2016,Cab Chassis/SUV;4,4WD,1997-2016,Cab Chassis/SUV
+Patrol|Y62
*5552|8|Petrol|298|VK56VD
-ST-L|0,4WD,2013-2026,SUV
-Ti|0,4WD,2013-2026,SUV
-Ti-L|0,4WD,2013-2026,SUV
-Warrior|0,4WD,2013-2026,SUV
+Pulsar|N14
*1597|4|Petrol|80|GA16DE
*1998|4|Petrol|105|SR20DE
-GLi|0,FWD,1991-1995,Hatchback/Sedan
-LX|0,FWD,1991-1995,Hatchback/Sedan
-Q|0,FWD,1991-1995,Hatchback/Sedan
-SSS|1,FWD,1991-1995,Hatchback/Sedan
+Pulsar|N15
*1597|4|Petrol|83|GA16DE
*1998|4|Petrol|105|SR20DE
-LX|0,FWD,1995-2000,Hatchback/Sedan
-Q|0,FWD,1995-2000,Hatchback/Sedan
-SLX|0,FWD,1995-2000,Hatchback/Sedan
-SSS|1,FWD,1995-2000,Hatchback/Sedan
+Pulsar|N16
*1597|4|Petrol|87|QG16DE
*1769|4|Petrol|90|QG18DE
-LX|0,FWD,2000-2006,Hatchback/Sedan
-Q|1,FWD,2000-2006,Hatchback/Sedan
-ST|0,FWD,2000-2006,Hatchback/Sedan;1,FWD,2000-2006,Hatchback/Sedan
-Ti|1,FWD,2000-2006,Hatchback/Sedan
+Pulsar|C12 / B17
*1618|4|Petrol|140|MR16DDT
*1798|4|Petrol|96|MRA8DE
-SSS|0,FWD,2012-2018,Hatchback/Sedan
-ST|1,FWD,2012-2018,Hatchback/Sedan
-ST-L|1,FWD,2012-2018,Hatchback/Sedan
-ST-S|0,FWD,2012-2018,Hatchback/Sedan
-Ti|1,FWD,2012-2018,Hatchback/Sedan
+Qashqai|J11
*1997|4|Petrol|106|MR20DD
*1598|4|Diesel|96|R9M
-ST|0,FWD,2014-2022,SUV
-ST-L|0,FWD,2014-2022,SUV
-TL|1,FWD,2014-2022,SUV
-TS|1,FWD,2014-2022,SUV
-Ti|0,FWD,2014-2022,SUV
+Qashqai|J12
*1332|4|Petrol|110|HR13DDT
*1497|3|Hybrid|140|KR15DDT e-Power
-ST|0,FWD,2022-2026,SUV
-ST+|0,FWD,2022-2026,SUV
-ST-L|0,FWD,2022-2026,SUV
-Ti|0,FWD,2022-2026,SUV
-Ti e-Power|1,FWD,2022-2026,SUV
+Skyline|R33 / R34 / V35 / V36
*2495|6|Petrol|158|VQ25DD
*3498|6|Petrol|206|VQ35DE
*3696|6|Petrol|245|VQ37VHR
*2498|6|Petrol|140|RB25DE
*2498|6|Petrol|184|RB25DET
-250GT|0,RWD,1993-2014,Coupe/Sedan
-350GT|1,RWD,1993-2014,Coupe/Sedan
-370GT|2,RWD,1993-2014,Coupe/Sedan
-GTS|3,RWD,1993-2014,Coupe/Sedan
-GTS25t|4,RWD,1993-2014,Coupe/Sedan
+Tiida|C11
*1797|4|Petrol|93|MR18DE
-Q|0,FWD,2006-2013,Hatchback/Sedan
-ST|0,FWD,2006-2013,Hatchback/Sedan
-ST-L|0,FWD,2006-2013,Hatchback/Sedan
-Ti|0,FWD,2006-2013,Hatchback/Sedan
+Urvan|E25 / NV350 E26
*2488|4|Diesel|95|YD25
*2488|4|Petrol|108|QR25DE
*2953|4|Diesel|81|ZD30
-Base|0,RWD,2002-2022,Van;1,RWD,2002-2022,Van;2,RWD,2002-2022,Van
-LWB|0,RWD,2002-2022,Van;1,RWD,2002-2022,Van;2,RWD,2002-2022,Van
+X-Trail|T30
*2488|4|Petrol|132|QR25DE
-ST|0,AWD,2001-2007,SUV
-ST-S|0,AWD,2001-2007,SUV
-Ti|0,AWD,2001-2007,SUV
-Ti-L|0,AWD,2001-2007,SUV
+X-Trail|T31
*1997|4|Petrol|102|MR20DE
*2488|4|Petrol|125|QR25DE
*1995|4|Diesel|127|M9R
-ST|0,AWD,2007-2014,SUV;1,AWD,2007-2014,SUV
-ST-L|1,AWD,2007-2014,SUV
-TL|2,AWD,2007-2014,SUV
-TS|2,AWD,2007-2014,SUV
-Ti|1,AWD,2007-2014,SUV
+X-Trail|T32
*2488|4|Petrol|126|QR25DE
*1997|4|Petrol|106|MR20DD
*1598|4|Diesel|96|R9M
*1995|4|Diesel|130|M9R
-N-Sport|0,FWD,2014-2022,SUV
-ST|1,FWD,2014-2022,SUV;0,FWD,2014-2022,SUV
-ST-L|0,FWD,2014-2022,SUV
-TL|2,AWD,2014-2022,SUV;3,AWD,2014-2022,SUV
-TS|2,AWD,2014-2022,SUV;3,AWD,2014-2022,SUV
-Ti|0,AWD,2014-2022,SUV
+X-Trail|T33
*2488|4|Petrol|135|PR25DD
*1497|3|Hybrid|157|KR15DDT e-Power
-ST|0,FWD,2022-2026,SUV
-ST-L|1,AWD,2022-2026,SUV;0,AWD,2022-2026,SUV
-Ti|1,AWD,2022-2026,SUV;0,AWD,2022-2026,SUV
-Ti-L|1,AWD,2022-2026,SUV;0,AWD,2022-2026,SUV
=PEUGEOT
+206|T1
*1587|4|Petrol|80|TU5JP4
*1997|4|Petrol|99|EW10
*1997|4|Petrol|130|EW10J4S
*1360|4|Petrol|55|TU3
-CC|0,FWD,1999-2007,Convertible/Hatchback;1,FWD,1999-2007,Convertible/Hatchback
-GTi|1,FWD,1999-2007,Convertible/Hatchback
-GTi 180|2,FWD,1999-2007,Convertible/Hatchback
-XR|3,FWD,1999-2007,Convertible/Hatchback;0,FWD,1999-2007,Convertible/Hatchback
-XT|0,FWD,1999-2007,Convertible/Hatchback
+3008|T84 / P84
*1598|4|Petrol|115|EP6CDT
*1598|4|Petrol|121|EP6FDT
*1997|4|Diesel|133|DW10FC
*1997|4|Diesel|120|DW10C
-Active|0,FWD,2010-2026,SUV;1,FWD,2010-2026,SUV
-Allure|1,FWD,2010-2026,SUV
-GT|1,FWD,2010-2026,SUV;2,FWD,2010-2026,SUV
-XSE|0,FWD,2010-2026,SUV
-XTE|0,FWD,2010-2026,SUV;3,FWD,2010-2026,SUV
+307|T5 / T6
*1997|4|Petrol|100|EW10
*1997|4|Petrol|103|EW10A
*1560|4|Diesel|80|DV6
*1587|4|Petrol|80|TU5JP4
*1997|4|Diesel|100|DW10
-CC|0,FWD,2001-2008,Convertible/Hatchback/Wagon;1,FWD,2001-2008,Convertible/Hatchback/Wagon
-XS|2,FWD,2001-2008,Convertible/Hatchback/Wagon;3,FWD,2001-2008,Convertible/Hatchback/Wagon
-XSE|4,FWD,2001-2008,Convertible/Hatchback/Wagon;0,FWD,2001-2008,Convertible/Hatchback/Wagon;1,FWD,2001-2008,Convertible/Hatchback/Wagon
-XSP|4,FWD,2001-2008,Convertible/Hatchback/Wagon
+308|T7 / T9 / P5
*1199|3|Petrol|96|EB2DTS
*1598|4|Petrol|88|EP6
*1598|4|Petrol|165|EP6CDTM
*1560|4|Diesel|80|DV6
*1598|4|Petrol|110|EP6DT
*1997|4|Diesel|100|DW10
-Active|0,FWD,2008-2026,Hatchback/Wagon;1,FWD,2008-2026,Hatchback/Wagon
-Allure|0,FWD,2008-2026,Hatchback/Wagon
-GT|0,FWD,2008-2026,Hatchback/Wagon
-GTi|2,FWD,2008-2026,Hatchback/Wagon
-XS|3,FWD,2008-2026,Hatchback/Wagon;1,FWD,2008-2026,Hatchback/Wagon
-XSE|4,FWD,2008-2026,Hatchback/Wagon;5,FWD,2008-2026,Hatchback/Wagon
+Expert|G9 / K0
*1997|4|Diesel|90|DW10FE
*1997|4|Diesel|110|DW10FU
*1997|4|Diesel|130|DW10
*1560|4|Diesel|66|DV6
*1997|4|Diesel|88|DW10
-120 HDi|0,FWD,2008-2026,Van
-150 HDi|1,FWD,2008-2026,Van
-180 HDi|2,FWD,2008-2026,Van
-City|1,FWD,2008-2026,Van
-HDi|3,FWD,2008-2026,Van;4,FWD,2008-2026,Van
+Partner|B9 / K9
*1199|3|Petrol|81|EB2DT
*1499|4|Diesel|68|DV5
*1560|4|Diesel|66|DV6
*1587|4|Petrol|80|TU5
*1199|3|Petrol|96|EB2ADTS
-L1|0,FWD,2008-2026,Van;1,FWD,2008-2026,Van;2,FWD,2008-2026,Van;3,FWD,2008-2026,Van
-L2|4,FWD,2008-2026,Van;2,FWD,2008-2026,Van
=POLESTAR
+2|V536
*||Electric|300|
*||Electric|170|
*||Electric|165|
*||Electric|200|
-Dual Motor|0,AWD,2022-2026,Liftback
-Long Range|1,FWD,2022-2026,Liftback
-Standard Range|2,FWD,2022-2026,Liftback;3,FWD,2022-2026,Liftback
=PORSCHE
+911|996 / 997 / 991 / 992
*2981|6|Petrol|272|9A2
*2981|6|Petrol|283|9A2
*3387|6|Petrol|221|M96
*3436|6|Petrol|257|MA104
*3596|6|Petrol|239|M97
*2981|6|Petrol|331|9A2
*3800|6|Petrol|294|MA103
*3824|6|Petrol|261|M97
*3600|6|Petrol|353|M97 turbo
-Carrera|0,RWD,1998-2026,Convertible/Coupe;1,RWD,1998-2026,Convertible/Coupe;2,RWD,1998-2026,Convertible/Coupe;3,RWD,1998-2026,Convertible/Coupe;4,RWD,1998-2026,Convertible/Coupe
-Carrera 4|3,AWD,1998-2026,Convertible/Coupe;4,AWD,1998-2026,Convertible/Coupe
-Carrera S|5,RWD,1998-2026,Convertible/Coupe;6,RWD,1998-2026,Convertible/Coupe;7,RWD,1998-2026,Convertible/Coupe
-Turbo|8,AWD,1998-2026,Convertible/Coupe
+Boxster|986 / 987 / 981 / 718
*1988|4|Petrol|220|MDD.PB
*2480|6|Petrol|150|M96
*2687|6|Petrol|168|M96
*2706|6|Petrol|195|MA122
*2497|4|Petrol|257|MDD.NC
*3179|6|Petrol|191|M96
*3436|6|Petrol|232|MA123
-Base|0,RWD,1997-2026,Convertible;1,RWD,1997-2026,Convertible;2,RWD,1997-2026,Convertible;3,RWD,1997-2026,Convertible
-S|4,RWD,1997-2026,Convertible;5,RWD,1997-2026,Convertible;6,RWD,1997-2026,Convertible
+Cayenne|9PA / 92A / 9YA
*2995|6|Petrol|250|DCBE
*3189|6|Petrol|184|M02.2Y
*3598|6|Petrol|213|M55
*2967|6|Diesel|176|M05.9D
*2967|6|Diesel|180|MCR.CC
*2894|6|Petrol|324|DCAB
*4511|8|Petrol|250|M48
*4806|8|Petrol|283|M48
-Base|0,AWD,2003-2026,SUV;1,AWD,2003-2026,SUV;2,AWD,2003-2026,SUV
-Diesel|3,AWD,2003-2026,SUV;4,AWD,2003-2026,SUV
-S|5,AWD,2003-2026,SUV;6,AWD,2003-2026,SUV;7,AWD,2003-2026,SUV
+Macan|95B
*1984|4|Petrol|174|CNCC
*1984|4|Petrol|185|DMTA
*2995|6|Petrol|260|DLZB
*2997|6|Petrol|250|MCT.MA
*2967|6|Diesel|190|MCT.BA
*3604|6|Petrol|294|MCT.LA
-Base|0,AWD,2014-2024,SUV;1,AWD,2014-2024,SUV
-S|2,AWD,2014-2024,SUV;3,AWD,2014-2024,SUV
-S Diesel|4,AWD,2014-2024,SUV
-Turbo|5,AWD,2014-2024,SUV
=PROTON
+Exora|FZ
*1561|4|Petrol|103|CFE
-GX|0,FWD,2013-2017,Wagon
-GXR|0,FWD,2013-2017,Wagon
+Persona|C90 / CM
*1597|4|Petrol|82|S4PH
*1468|4|Petrol|64|4G15
*1597|4|Petrol|82|4G92
-G|0,FWD,1996-2013,Hatchback/Sedan
-S16|0,FWD,1996-2013,Hatchback/Sedan
-XLi|1,FWD,1996-2013,Hatchback/Sedan;2,FWD,1996-2013,Hatchback/Sedan
=RAM
+1500|DS / DT
*2993|6|Petrol|313|Hurricane
*5654|8|Petrol|291|Hemi
*2987|6|Diesel|179|EcoDiesel
*5654|8|Petrol|291|Hemi eTorque
*6166|8|Petrol|523|Hellcat
-Big Horn|0,4WD,2018-2026,Utility
-Express|1,4WD,2018-2026,Utility
-Laramie|2,4WD,2018-2026,Utility;1,4WD,2018-2026,Utility;3,4WD,2018-2026,Utility
-Limited|3,4WD,2018-2026,Utility
-TRX|4,4WD,2018-2026,Utility
-Warlock|1,4WD,2018-2026,Utility
+2500|DJ
*6690|6|Diesel|276|Cummins ISB
-Laramie|0,4WD,2015-2026,Utility
=RENAULT
+Captur|J87 / HJB
*1197|4|Petrol|88|H5F
*898|3|Petrol|66|H4B
*1332|4|Petrol|113|H5H
-Dynamique|0,FWD,2015-2026,SUV
-Expression|0,FWD,2015-2026,SUV;1,FWD,2015-2026,SUV
-Intens|2,FWD,2015-2026,SUV
-Zen|0,FWD,2015-2026,SUV;2,FWD,2015-2026,SUV
+Clio|X65 / X85 / X98
*1197|4|Petrol|88|H5F
*1598|4|Petrol|83|K4M
*1390|4|Petrol|72|K4J
*898|3|Petrol|66|H4B
*1618|4|Petrol|147|M5M
*1998|4|Petrol|124|F4R
*1998|4|Petrol|147|F4R
-Dynamique|0,FWD,2001-2021,Hatchback;1,FWD,2001-2021,Hatchback
-Expression|0,FWD,2001-2021,Hatchback;2,FWD,2001-2021,Hatchback;1,FWD,2001-2021,Hatchback;3,FWD,2001-2021,Hatchback
-RS 200|4,FWD,2001-2021,Hatchback
-Sport 182|5,FWD,2001-2021,Hatchback
-Sport 200|6,FWD,2001-2021,Hatchback
-Zen|0,FWD,2001-2021,Hatchback;3,FWD,2001-2021,Hatchback
+Kangoo|X76 / X61 / XFK
*1197|4|Petrol|84|H5F
*1332|4|Petrol|96|H5H
*1390|4|Petrol|55|K7J
*1461|4|Diesel|63|K9K
*1461|4|Diesel|66|K9K
*1598|4|Petrol|78|K4M
-Base|0,FWD,2003-2026,Van;1,FWD,2003-2026,Van;2,FWD,2003-2026,Van;3,FWD,2003-2026,Van;4,FWD,2003-2026,Van;5,FWD,2003-2026,Van
-Maxi|0,FWD,2003-2026,Van;1,FWD,2003-2026,Van;4,FWD,2003-2026,Van
+Koleos|H45 / HZG
*1995|4|Diesel|110|M9R
*2488|4|Petrol|126|2TR
-Dynamique|0,AWD,2008-2024,SUV;1,AWD,2008-2024,SUV
-Expression|1,FWD,2008-2024,SUV
-Intens|1,AWD,2008-2024,SUV
-Life|1,FWD,2008-2024,SUV
-Privilege|0,AWD,2008-2024,SUV
-Zen|1,FWD,2008-2024,SUV
+Master|X70 / X62
*2299|4|Diesel|110|M9T
*2299|4|Diesel|120|M9T
*2463|4|Diesel|84|G9U
*2299|4|Diesel|92|M9T
-LWB|0,FWD,2004-2026,Cab Chassis/Van;1,FWD,2004-2026,Cab Chassis/Van;2,FWD,2004-2026,Cab Chassis/Van
-MWB|0,FWD,2004-2026,Cab Chassis/Van;1,FWD,2004-2026,Cab Chassis/Van;3,FWD,2004-2026,Cab Chassis/Van;2,FWD,2004-2026,Cab Chassis/Van
+Megane|X84 / X95 / BFB
*1461|4|Diesel|81|K9K
*1998|4|Petrol|103|M4R
*1998|4|Petrol|98|F4R
*1598|4|Petrol|83|K4M
*1197|4|Petrol|97|H5F
*1998|4|Petrol|184|F4R
*1798|4|Petrol|205|M5P
*1998|4|Petrol|165|F4R
-Dynamique|0,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon;1,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon;2,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-Expression|3,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-GT-Line|4,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-RS 250|5,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-RS 265|5,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-RS 280|6,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
-Sport 225|7,FWD,2003-2022,Convertible/Hatchback/Sedan/Wagon
+Trafic|X83 / X82
*1598|4|Diesel|103|R9M
*1995|4|Diesel|125|M9R
*1995|4|Diesel|84|M9R
*1598|4|Diesel|66|R9M
*1870|4|Diesel|74|F9Q
-LWB|0,FWD,2004-2026,Van;1,FWD,2004-2026,Van;2,FWD,2004-2026,Van
-SWB|0,FWD,2004-2026,Van;3,FWD,2004-2026,Van;4,FWD,2004-2026,Van;1,FWD,2004-2026,Van;2,FWD,2004-2026,Van
=SKODA
+Fabia|5J / NJ / PJ
*1197|4|Petrol|66|CJZC
*999|3|Petrol|70|CHZC
*1197|4|Petrol|77|CBZB
*1197|4|Petrol|81|CJZD
*1498|4|Petrol|110|DPCA
*1390|4|Petrol|132|CAVE
-66TSI|0,FWD,2011-2026,Hatchback/Wagon
-70TSI|1,FWD,2011-2026,Hatchback/Wagon
-77TSI|2,FWD,2011-2026,Hatchback/Wagon
-81TSI|3,FWD,2011-2026,Hatchback/Wagon
-Monte Carlo|2,FWD,2011-2026,Hatchback/Wagon;3,FWD,2011-2026,Hatchback/Wagon;4,FWD,2011-2026,Hatchback/Wagon
-RS|5,FWD,2011-2026,Hatchback/Wagon
+Karoq|NU
*1395|4|Petrol|110|CZDA
*1498|4|Petrol|110|DADA
*1984|4|Petrol|140|DKZA
-110TSI|0,FWD,2018-2026,SUV;1,FWD,2018-2026,SUV
-140TSI Sportline|2,AWD,2018-2026,SUV
-Style|0,FWD,2018-2026,SUV
+Kodiaq|NS
*1984|4|Petrol|132|CZPA
*1968|4|Diesel|140|DFHA
*1968|4|Diesel|176|CUAA
*1984|4|Petrol|180|DNPA
-132TSI|0,AWD,2017-2024,SUV
-140TDI|1,AWD,2017-2024,SUV
-RS|2,AWD,2017-2024,SUV;3,AWD,2017-2024,SUV
-Sportline|0,AWD,2017-2024,SUV
-Style|0,AWD,2017-2024,SUV
+Octavia|1U / 1Z
*1390|4|Petrol|90|CAXA
*1798|4|Petrol|118|CDAA
*1896|4|Diesel|77|BXE
*1968|4|Diesel|103|BKD
*1984|4|Petrol|147|BWA
-90TSI|0,FWD,2002-2013,Liftback/Wagon
-Ambiente|1,FWD,2002-2013,Liftback/Wagon;2,FWD,2002-2013,Liftback/Wagon
-Elegance|1,FWD,2002-2013,Liftback/Wagon;3,FWD,2002-2013,Liftback/Wagon
-RS|4,FWD,2002-2013,Liftback/Wagon
-Scout|3,AWD,2002-2013,Liftback/Wagon
+Octavia|5E / NX
*1395|4|Petrol|103|CHPA
*1395|4|Petrol|110|CZDA
*1968|4|Diesel|110|CRMB
*1798|4|Petrol|132|CJSA
*1984|4|Petrol|162|CHHB
*1984|4|Petrol|169|CHHA
*1984|4|Petrol|180|DNPA
-Ambition|0,FWD,2013-2026,Liftback/Wagon;1,FWD,2013-2026,Liftback/Wagon;2,FWD,2013-2026,Liftback/Wagon
-Elegance|0,FWD,2013-2026,Liftback/Wagon;3,FWD,2013-2026,Liftback/Wagon;2,FWD,2013-2026,Liftback/Wagon
-RS|4,FWD,2013-2026,Liftback/Wagon;5,FWD,2013-2026,Liftback/Wagon;6,FWD,2013-2026,Liftback/Wagon
-Style|1,FWD,2013-2026,Liftback/Wagon
+Superb|3T / 3V
*1798|4|Petrol|118|CDAA
*1968|4|Diesel|125|CFGB
*1968|4|Diesel|140|DFCA
*1984|4|Petrol|162|CHHB
*3597|6|Petrol|191|CDVA
*1984|4|Petrol|206|CJXA
-118TSI|0,FWD,2009-2024,Liftback/Wagon
-125TDI|1,FWD,2009-2024,Liftback/Wagon
-140TDI|2,FWD,2009-2024,Liftback/Wagon
-162TSI|3,FWD,2009-2024,Liftback/Wagon
-191FSI|4,AWD,2009-2024,Liftback/Wagon
-206TSI|5,AWD,2009-2024,Liftback/Wagon
+Yeti|5L
*1968|4|Diesel|103|CFHC
*1798|4|Petrol|112|CDAB
*1197|4|Petrol|77|CBZB
-103TDI|0,AWD,2011-2017,SUV
-112TSI|1,AWD,2011-2017,SUV
-77TSI|2,FWD,2011-2017,SUV
=SMART
+fortwo|450 / 451 / 453
*999|3|Petrol|52|3B21
*999|3|Petrol|62|3B21
*698|3|Petrol|45|M160
-Passion|0,RWD,2003-2016,Convertible/Hatchback;1,RWD,2003-2016,Convertible/Hatchback
-Pulse|2,RWD,2003-2016,Convertible/Hatchback;0,RWD,2003-2016,Convertible/Hatchback
-Pure|2,RWD,2003-2016,Convertible/Hatchback;0,RWD,2003-2016,Convertible/Hatchback
=SSANGYONG
+Actyon Sports|Q100 / Q150
*1998|4|Diesel|114|D20DTR
*1998|4|Diesel|104|D20DT
-SPR|0,4WD,2007-2015,Utility
-SX|1,4WD,2007-2015,Utility;0,4WD,2007-2015,Utility
-Tradie|1,4WD,2007-2015,Utility;0,4WD,2007-2015,Utility
+Korando|C200 / C300
*1497|4|Petrol|120|G15DTF
*1597|4|Diesel|100|D16DTF
*1998|4|Diesel|129|D20DTF
*1998|4|Petrol|110|G20
-ELX|0,FWD,2011-2024,SUV;1,FWD,2011-2024,SUV
-EX|0,FWD,2011-2024,SUV
-S|2,FWD,2011-2024,SUV;3,FWD,2011-2024,SUV
-SPR|2,AWD,2011-2024,SUV
-SX|2,FWD,2011-2024,SUV
-Ultimate|0,FWD,2011-2024,SUV;1,FWD,2011-2024,SUV
+Musso|Q200
*2157|4|Diesel|133|D22DTR
*2157|4|Diesel|148|D22DTR
-ELX|0,4WD,2018-2026,Utility;1,4WD,2018-2026,Utility
-EX|0,4WD,2018-2026,Utility
-Ultimate|0,4WD,2018-2026,Utility;1,4WD,2018-2026,Utility
-XLV|0,4WD,2018-2026,Utility;1,4WD,2018-2026,Utility
+Rexton|Y200 / Y400
*2157|4|Diesel|133|D22DTR
*2157|4|Diesel|148|D22DTR
*2696|5|Diesel|121|D27DT
*3199|6|Petrol|162|M162
*1998|4|Diesel|114|D20DTR
-ELX|0,4WD,2003-2026,SUV;1,4WD,2003-2026,SUV
-EX|0,4WD,2003-2026,SUV
-RX270|2,4WD,2003-2026,SUV
-RX320|3,4WD,2003-2026,SUV
-SPR|4,4WD,2003-2026,SUV
-Ultimate|0,4WD,2003-2026,SUV;1,4WD,2003-2026,SUV
=SUBARU
+Brumby|MV
*1781|4|Petrol|60|EA81
-Base|0,4WD,1986-1994,Utility
+BRZ|ZC6 / ZD8
*1998|4|Petrol|147|FA20
*1998|4|Petrol|152|FA20
*2387|4|Petrol|174|FA24D
-Base|0,RWD,2012-2026,Coupe;1,RWD,2012-2026,Coupe;2,RWD,2012-2026,Coupe
-Premium|0,RWD,2012-2026,Coupe;1,RWD,2012-2026,Coupe
-S|2,RWD,2012-2026,Coupe
-tS|1,RWD,2012-2026,Coupe;2,RWD,2012-2026,Coupe
+Crosstrek|GU
*1995|4|Petrol|115|FB20D
*1995|4|Hybrid|110|FB20D e-Boxer
-2.0L|0,AWD,2023-2026,SUV
-2.0R|0,AWD,2023-2026,SUV
-2.0S|0,AWD,2023-2026,SUV
-Hybrid L|1,AWD,2023-2026,SUV
-Hybrid S|1,AWD,2023-2026,SUV
+Forester|SF
*1994|4|Petrol|125|EJ205
*1994|4|Petrol|90|EJ20
*2457|4|Petrol|112|EJ25
-GT|0,AWD,1997-2002,Wagon
-GX|1,AWD,1997-2002,Wagon;2,AWD,1997-2002,Wagon
-Limited|1,AWD,1997-2002,Wagon;2,AWD,1997-2002,Wagon
-RX|1,AWD,1997-2002,Wagon
+Forester|SG
*2457|4|Petrol|112|EJ25
*2457|4|Petrol|155|EJ255
*2457|4|Petrol|169|EJ255
-Columbia|0,AWD,2002-2008,Wagon
-X|0,AWD,2002-2008,Wagon
-XS|0,AWD,2002-2008,Wagon
-XT|1,AWD,2002-2008,Wagon;2,AWD,2002-2008,Wagon
+Forester|SH
*1998|4|Diesel|108|EE20
*2457|4|Petrol|193|EJ255
*2457|4|Petrol|126|EJ253
*2498|4|Petrol|126|FB25
*2457|4|Petrol|169|EJ255
-2.0D|0,AWD,2008-2012,Wagon
-S-Edition|1,AWD,2008-2012,Wagon
-X|2,AWD,2008-2012,Wagon;3,AWD,2008-2012,Wagon
-XS|2,AWD,2008-2012,Wagon;3,AWD,2008-2012,Wagon
-XT|4,AWD,2008-2012,Wagon
+Forester|SJ
*1998|4|Diesel|108|EE20
*1995|4|Petrol|110|FB20
*2498|4|Petrol|126|FB25
*1998|4|Petrol|177|FA20DIT
-2.0D-L|0,AWD,2013-2018,Wagon
-2.0D-S|0,AWD,2013-2018,Wagon
-2.0i|1,AWD,2013-2018,Wagon
-2.0i-L|1,AWD,2013-2018,Wagon
-2.5i-L|2,AWD,2013-2018,Wagon
-2.5i-S|2,AWD,2013-2018,Wagon
-XT|3,AWD,2013-2018,Wagon
-XT Premium|3,AWD,2013-2018,Wagon
+Forester|SK
*2498|4|Petrol|136|FB25D
*1995|4|Hybrid|110|FB20D e-Boxer
-2.5i|0,AWD,2018-2025,Wagon
-2.5i Premium|0,AWD,2018-2025,Wagon
-2.5i Sport|0,AWD,2018-2025,Wagon
-2.5i-L|0,AWD,2018-2025,Wagon
-2.5i-S|0,AWD,2018-2025,Wagon
-Hybrid L|1,AWD,2018-2025,Wagon
-Hybrid S|1,AWD,2018-2025,Wagon
+Impreza|GC / GF
*1994|4|Petrol|92|EJ20
*1820|4|Petrol|76|EJ18
*1994|4|Petrol|155|EJ20G
*1994|4|Petrol|160|EJ205
-GX|0,AWD,1993-2000,Coupe/Hatchback/Sedan
-LX|1,AWD,1993-2000,Coupe/Hatchback/Sedan
-RS|0,AWD,1993-2000,Coupe/Hatchback/Sedan
-RX|0,AWD,1993-2000,Coupe/Hatchback/Sedan
-WRX|2,AWD,1993-2000,Coupe/Hatchback/Sedan;3,AWD,1993-2000,Coupe/Hatchback/Sedan
-WRX STi|3,AWD,1993-2000,Coupe/Hatchback/Sedan
+Impreza|GD / GG
*1994|4|Petrol|118|EJ204
*1994|4|Petrol|92|EJ201
*2457|4|Petrol|112|EJ251
*1994|4|Petrol|160|EJ205
*2457|4|Petrol|169|EJ255
*1994|4|Petrol|195|EJ207
*2457|4|Petrol|206|EJ257
-2.0R|0,AWD,2000-2007,Hatchback/Sedan
-2.0i|0,AWD,2000-2007,Hatchback/Sedan
-GX|1,AWD,2000-2007,Hatchback/Sedan
-RS|2,AWD,2000-2007,Hatchback/Sedan
-RX|1,AWD,2000-2007,Hatchback/Sedan
-WRX|3,AWD,2000-2007,Hatchback/Sedan;4,AWD,2000-2007,Hatchback/Sedan
-WRX STI|5,AWD,2000-2007,Hatchback/Sedan;6,AWD,2000-2007,Hatchback/Sedan
+Impreza|GE / GH
*1994|4|Petrol|110|EJ204
*2457|4|Petrol|127|EJ253
*2457|4|Petrol|169|EJ255
*2457|4|Petrol|195|EJ255
*2457|4|Petrol|221|EJ257
-R|0,AWD,2007-2011,Hatchback/Sedan
-RS|1,AWD,2007-2011,Hatchback/Sedan
-RX|0,AWD,2007-2011,Hatchback/Sedan
-WRX|2,AWD,2007-2011,Hatchback/Sedan;3,AWD,2007-2011,Hatchback/Sedan
-WRX STI|4,AWD,2007-2011,Hatchback/Sedan
+Impreza|GJ / GP
*1995|4|Petrol|110|FB20
-2.0i|0,AWD,2011-2016,Hatchback/Sedan
-2.0i-L|0,AWD,2011-2016,Hatchback/Sedan
-2.0i-S|0,AWD,2011-2016,Hatchback/Sedan
+Impreza|GK / GT
*1995|4|Petrol|115|FB20D
-2.0i|0,AWD,2016-2023,Hatchback/Sedan
-2.0i Premium|0,AWD,2016-2023,Hatchback/Sedan
-2.0i-L|0,AWD,2016-2023,Hatchback/Sedan
-2.0i-S|0,AWD,2016-2023,Hatchback/Sedan
+Levorg|V1 / VN
*1600|4|Petrol|125|FB16DIT
*1998|4|Petrol|197|FA20DIT
-1.6 GT|0,AWD,2016-2022,Wagon
-2.0 GT|1,AWD,2016-2022,Wagon
-GT-S|1,AWD,2016-2022,Wagon
-STI Sport|1,AWD,2016-2022,Wagon
+Liberty|BC / BF
*2212|4|Petrol|100|EJ22
*1994|4|Petrol|147|EJ20G
-GX|0,AWD,1989-1994,Sedan/Wagon
-Heritage|0,AWD,1989-1994,Sedan/Wagon
-LX|0,AWD,1989-1994,Sedan/Wagon
-RS Turbo|1,AWD,1989-1994,Sedan/Wagon
+Liberty|BD / BG / BE / BH
*2999|6|Petrol|154|EZ30
*1994|4|Petrol|190|EJ208
*2212|4|Petrol|100|EJ22
*2457|4|Petrol|115|EJ25
-3.0R|0,AWD,1994-2003,Sedan/Wagon
-B4|1,AWD,1994-2003,Sedan/Wagon
-GX|2,AWD,1994-2003,Sedan/Wagon
-Heritage|3,AWD,1994-2003,Sedan/Wagon
-LX|2,AWD,1994-2003,Sedan/Wagon
-RX|3,AWD,1994-2003,Sedan/Wagon
+Liberty|BL / BP
*1994|4|Petrol|101|EJ20
*2457|4|Petrol|121|EJ25
*3000|6|Petrol|180|EZ30
*2457|4|Petrol|184|EJ255
-2.0i|0,AWD,2003-2009,Sedan/Wagon
-2.5i|1,AWD,2003-2009,Sedan/Wagon
-3.0R|2,AWD,2003-2009,Sedan/Wagon
-3.0R spec.B|2,AWD,2003-2009,Sedan/Wagon
-GT|3,AWD,2003-2009,Sedan/Wagon
-GT spec.B|3,AWD,2003-2009,Sedan/Wagon
+Liberty|BM / BR
*2498|4|Petrol|127|FB25
*2457|4|Petrol|123|EJ253
*3630|6|Petrol|191|EZ36
*2457|4|Petrol|195|EJ255
-2.5X|0,AWD,2009-2014,Sedan/Wagon
-2.5i|1,AWD,2009-2014,Sedan/Wagon;0,AWD,2009-2014,Sedan/Wagon
-2.5i Premium|1,AWD,2009-2014,Sedan/Wagon;0,AWD,2009-2014,Sedan/Wagon
-3.6R|2,AWD,2009-2014,Sedan/Wagon
-3.6X|2,AWD,2009-2014,Sedan/Wagon
-GT Premium|3,AWD,2009-2014,Sedan/Wagon
+Liberty|BN
*2498|4|Petrol|129|FB25
*3630|6|Petrol|191|EZ36
-2.5i|0,AWD,2014-2020,Sedan
-2.5i Premium|0,AWD,2014-2020,Sedan
-3.6R|1,AWD,2014-2020,Sedan
+Outback|BG / BH
*2457|4|Petrol|115|EJ25
*2999|6|Petrol|154|EZ30
-Base|0,AWD,1996-2003,Wagon
-H6|1,AWD,1996-2003,Wagon
-Limited|0,AWD,1996-2003,Wagon
+Outback|BP
*2457|4|Petrol|121|EJ253
*3000|6|Petrol|180|EZ30
-2.5i|0,AWD,2003-2009,Wagon
-3.0R|1,AWD,2003-2009,Wagon
-Premium|0,AWD,2003-2009,Wagon;1,AWD,2003-2009,Wagon
+Outback|BR
*1998|4|Diesel|110|EE20
*2457|4|Petrol|123|EJ253
*2498|4|Petrol|127|FB25
*3630|6|Petrol|191|EZ36
-2.0D|0,AWD,2009-2014,Wagon
-2.5i|1,AWD,2009-2014,Wagon;2,AWD,2009-2014,Wagon
-2.5i Premium|1,AWD,2009-2014,Wagon;2,AWD,2009-2014,Wagon
-3.6R|3,AWD,2009-2014,Wagon
+Outback|BS
*1998|4|Diesel|110|EE20
*2498|4|Petrol|129|FB25
*3630|6|Petrol|191|EZ36
-2.0D|0,AWD,2014-2020,Wagon
-2.0D Premium|0,AWD,2014-2020,Wagon
-2.5i|1,AWD,2014-2020,Wagon
-2.5i Premium|1,AWD,2014-2020,Wagon
-3.6R|2,AWD,2014-2020,Wagon
+Outback|BT
*2498|4|Petrol|138|FB25D
*2387|4|Petrol|183|FA24DIT
-AWD|0,AWD,2021-2026,Wagon
-Sport|0,AWD,2021-2026,Wagon
-Sport XT|1,AWD,2021-2026,Wagon
-Touring|0,AWD,2021-2026,Wagon
-Touring XT|1,AWD,2021-2026,Wagon
+Tribeca|B9
*3000|6|Petrol|180|EZ30
*3630|6|Petrol|190|EZ36
-Base|0,AWD,2006-2014,SUV;1,AWD,2006-2014,SUV
-R|1,AWD,2006-2014,SUV
-R Premium|1,AWD,2006-2014,SUV
+WRX|V1 (VA)
*2457|4|Petrol|221|EJ257
*1998|4|Petrol|197|FA20DIT
-STI|0,AWD,2014-2021,Sedan
-STI Premium|0,AWD,2014-2021,Sedan
-STI spec.R|0,AWD,2014-2021,Sedan
-WRX|1,AWD,2014-2021,Sedan
-WRX Premium|1,AWD,2014-2021,Sedan
+WRX|VB
*2387|4|Petrol|202|FA24DIT
-GT|0,AWD,2022-2026,Sedan/Wagon
-RS|0,AWD,2022-2026,Sedan/Wagon
-WRX|0,AWD,2022-2026,Sedan/Wagon
-tS|0,AWD,2022-2026,Sedan/Wagon
+XV|GP / GT
*1995|4|Petrol|110|FB20
*1995|4|Petrol|115|FB20D
*1995|4|Hybrid|110|FB20D e-Boxer
-2.0i|0,AWD,2012-2023,SUV;1,AWD,2012-2023,SUV
-2.0i Premium|1,AWD,2012-2023,SUV
-2.0i-L|0,AWD,2012-2023,SUV;1,AWD,2012-2023,SUV
-2.0i-S|0,AWD,2012-2023,SUV;1,AWD,2012-2023,SUV
-Hybrid L|2,AWD,2012-2023,SUV
-Hybrid S|2,AWD,2012-2023,SUV
=SUZUKI
+Alto|GF
*996|3|Petrol|50|K10B
-GL|0,FWD,2009-2015,Hatchback
-GLX|0,FWD,2009-2015,Hatchback
+APV|GD
*1590|4|Petrol|68|G16A
-Base|0,RWD,2005-2020,Van
+Baleno|EG / EW
*1372|4|Petrol|68|K14B
*1462|4|Petrol|76|K15B
*998|3|Petrol|82|K10C
*1590|4|Petrol|73|G16B
-GL|0,FWD,1995-2026,Hatchback/Sedan;1,FWD,1995-2026,Hatchback/Sedan
-GLX|1,FWD,1995-2026,Hatchback/Sedan;2,FWD,1995-2026,Hatchback/Sedan
-GLX Turbo|2,FWD,1995-2026,Hatchback/Sedan
-GTX|3,FWD,1995-2026,Hatchback/Sedan
+Carry|ST / SK
*1298|4|Petrol|58|G13BB
*970|4|Petrol|37|F10A
-Base|0,RWD,1985-2005,Utility/Van;1,RWD,1985-2005,Utility/Van
+Grand Vitara|SQ
*1995|4|Petrol|94|J20A
*2493|6|Petrol|116|H25A
*2736|6|Petrol|135|H27A
-Sports|0,4WD,1998-2005,SUV;1,4WD,1998-2005,SUV
-XL-7|2,4WD,1998-2005,SUV
+Grand Vitara|JB
*1586|4|Petrol|78|M16A
*2393|4|Petrol|122|J24B
*1995|4|Petrol|103|J20A
*1870|4|Diesel|95|F9Q
*3195|6|Petrol|171|N32A
-3-Door|0,4WD,2005-2018,SUV;1,4WD,2005-2018,SUV
-Base|2,4WD,2005-2018,SUV;1,4WD,2005-2018,SUV
-DDiS|3,4WD,2005-2018,SUV
-Prestige|2,4WD,2005-2018,SUV;1,4WD,2005-2018,SUV;4,4WD,2005-2018,SUV
-Sport|1,4WD,2005-2018,SUV
-Urban|1,4WD,2005-2018,SUV
+Ignis|MF
*1242|4|Petrol|66|K12C
-GL|0,FWD,2016-2024,Hatchback
-GLX|0,FWD,2016-2024,Hatchback
+Jimny|SN413
*1298|4|Petrol|60|G13BB
*1328|4|Petrol|62|M13A
-JLX|0,4WD,1998-2018,SUV;1,4WD,1998-2018,SUV
-JX|0,4WD,1998-2018,SUV
-Sierra|1,4WD,1998-2018,SUV
+Jimny|JB74
*1462|4|Petrol|75|K15B
-Base|0,4WD,2018-2026,SUV
-GLX|0,4WD,2018-2026,SUV
-Lite|0,4WD,2018-2026,SUV
-XL|0,4WD,2018-2026,SUV
+Kizashi|FR
*2393|4|Petrol|131|J24B
-Sport|0,AWD,2010-2015,Sedan
-XL|0,FWD,2010-2015,Sedan
-XLS|0,FWD,2010-2015,Sedan
+Liana|RH
*1586|4|Petrol|76|M16A
*1796|4|Petrol|92|M18A
-GL|0,FWD,2001-2007,Hatchback/Sedan
-GLX|0,FWD,2001-2007,Hatchback/Sedan;1,FWD,2001-2007,Hatchback/Sedan
+S-Cross|JY
*1586|4|Petrol|86|M16A
*1373|4|Petrol|103|K14C
-GL|0,FWD,2013-2026,SUV
-GLX|0,FWD,2013-2026,SUV
-Turbo|1,FWD,2013-2026,SUV
-Turbo Prestige|1,AWD,2013-2026,SUV
+Sierra|SJ413
*1298|4|Petrol|52|G13BA
*1324|4|Petrol|47|G13A
-JX|0,4WD,1984-1996,SUV;1,4WD,1984-1996,SUV
-Stockman|0,4WD,1984-1996,SUV
+Swift|SF
*993|3|Petrol|39|G10A
*1298|4|Petrol|50|G13BA
*1590|4|Petrol|67|G16B
*1298|4|Petrol|74|G13B
-Cino|0,FWD,1989-2000,Hatchback/Sedan
-GA|0,FWD,1989-2000,Hatchback/Sedan
-GL|1,FWD,1989-2000,Hatchback/Sedan
-GLX|2,FWD,1989-2000,Hatchback/Sedan
-GTi|3,FWD,1989-2000,Hatchback/Sedan
+Swift|RS415 / RS416
*1490|4|Petrol|74|M15A
*1586|4|Petrol|92|M16A
-EZ|0,FWD,2005-2010,Hatchback
-S|0,FWD,2005-2010,Hatchback
-Sport|1,FWD,2005-2010,Hatchback
+Swift|FZ
*1248|4|Diesel|55|D13A
*1372|4|Petrol|70|K14B
*1586|4|Petrol|100|M16A
-Diesel|0,FWD,2011-2017,Hatchback
-GA|1,FWD,2011-2017,Hatchback
-GL|1,FWD,2011-2017,Hatchback
-GLX|1,FWD,2011-2017,Hatchback
-RE|1,FWD,2011-2017,Hatchback
-Sport|2,FWD,2011-2017,Hatchback
+Swift|AZ
*1242|4|Petrol|66|K12C
*998|3|Petrol|82|K10C
*1373|4|Petrol|103|K14C
-GL|0,FWD,2017-2024,Hatchback
-GL Navigator|0,FWD,2017-2024,Hatchback
-GLX Turbo|1,FWD,2017-2024,Hatchback
-Sport|2,FWD,2017-2024,Hatchback
+Swift|UZ
*1197|3|Hybrid|61|Z12E
-Hybrid|0,FWD,2024-2026,Hatchback
-Hybrid GLX|0,FWD,2024-2026,Hatchback
-Hybrid Plus|0,FWD,2024-2026,Hatchback
+SX4|GY
*1995|4|Petrol|112|J20B
*1995|4|Petrol|107|J20A
-AWD|0,AWD,2007-2014,Hatchback/Sedan
-Base|1,FWD,2007-2014,Hatchback/Sedan;0,FWD,2007-2014,Hatchback/Sedan
-S|1,FWD,2007-2014,Hatchback/Sedan;0,FWD,2007-2014,Hatchback/Sedan
+Vitara|ET / TA
*1590|4|Petrol|60|G16A
*1590|4|Petrol|71|G16B
*1998|6|Petrol|100|H20A
-JLX|0,4WD,1988-1999,SUV;1,4WD,1988-1999,SUV
-JX|0,4WD,1988-1999,SUV
-V6|2,4WD,1988-1999,SUV
+Vitara|LY
*1586|4|Petrol|86|M16A
*1598|4|Diesel|88|D16AA
*1373|4|Petrol|103|K14C
-RT-S|0,FWD,2015-2026,SUV
-RT-X|0,AWD,2015-2026,SUV;1,AWD,2015-2026,SUV
-Turbo|2,FWD,2015-2026,SUV
-Turbo AllGrip|2,AWD,2015-2026,SUV
=TESLA
+Model 3|3 / Highland
*||Electric|324|
*||Electric|377|
*||Electric|461|
*||Electric|208|
*||Electric|211|
-Long Range|0,AWD,2019-2026,Sedan
-Performance|1,AWD,2019-2026,Sedan;2,AWD,2019-2026,Sedan
-RWD|3,RWD,2019-2026,Sedan
-Standard Range Plus|4,RWD,2019-2026,Sedan
+Model S|S
*||Electric|225|
*||Electric|285|
*||Electric|386|
*||Electric|493|
-60|0,RWD,2014-2023,Liftback
-85|1,RWD,2014-2023,Liftback
-90D|2,AWD,2014-2023,Liftback
-Long Range|3,AWD,2014-2023,Liftback
-P85D|3,AWD,2014-2023,Liftback
+Model X|X
*||Electric|451|
*||Electric|386|
*||Electric|493|
-100D|0,AWD,2016-2023,SUV
-75D|1,AWD,2016-2023,SUV
-90D|1,AWD,2016-2023,SUV
-P100D|2,AWD,2016-2023,SUV
+Model Y|Y / Juniper
*||Electric|378|
*||Electric|393|
*||Electric|220|
-Long Range|0,AWD,2022-2026,SUV
-Performance|1,AWD,2022-2026,SUV
-RWD|2,RWD,2022-2026,SUV
=TOYOTA
+4Runner|VZN130 / LN130
*2959|6|Petrol|105|3VZ-E
*2446|4|Diesel|66|2L-T
-RV6|0,4WD,1989-1996,SUV
-SR5|1,4WD,1989-1996,SUV;0,4WD,1989-1996,SUV
+86|ZN6
*1998|4|Petrol|147|FA20
*1998|4|Petrol|152|FA20
-GT|0,RWD,2012-2021,Coupe;1,RWD,2012-2021,Coupe
-GTS|0,RWD,2012-2021,Coupe;1,RWD,2012-2021,Coupe
+Allion|NZT260 / ZRT260
*1496|4|Petrol|81|1NZ-FE
*1797|4|Petrol|105|2ZR-FAE
-A15|0,FWD,2007-2021,Sedan
-A18|1,FWD,2007-2021,Sedan
+Aqua|NHP10
*1497|4|Hybrid|74|1NZ-FXE
-G|0,FWD,2011-2021,Hatchback
-L|0,FWD,2011-2021,Hatchback
-S|0,FWD,2011-2021,Hatchback
-X-Urban|0,FWD,2011-2021,Hatchback
+Aurion|GSV40
*3456|6|Petrol|200|2GR-FE
-AT-X|0,FWD,2006-2012,Sedan
-Presara|0,FWD,2006-2012,Sedan
-Prodigy|0,FWD,2006-2012,Sedan
-Sportivo SX6|0,FWD,2006-2012,Sedan
-Sportivo ZR6|0,FWD,2006-2012,Sedan
+Aurion|GSV50
*3456|6|Petrol|200|2GR-FE
-AT-X|0,FWD,2012-2017,Sedan
-Presara|0,FWD,2012-2017,Sedan
-Prodigy|0,FWD,2012-2017,Sedan
-Sportivo SX6|0,FWD,2012-2017,Sedan
-Sportivo ZR6|0,FWD,2012-2017,Sedan
+Avalon|MCX10
*2995|6|Petrol|145|1MZ-FE
-CSX|0,FWD,2000-2005,Sedan
-Conquest|0,FWD,2000-2005,Sedan
-Grande|0,FWD,2000-2005,Sedan
+bZ4X|EAM1 / YEAM15
*||Electric|160|1XM
*||Electric|150|1XM
-AWD|0,AWD,2024-2026,SUV
-FWD|1,FWD,2024-2026,SUV
+C-HR|NGX10 / NGX50 / ZYX10
*1798|4|Hybrid|90|2ZR-FXE
*1197|4|Petrol|85|8NR-FTS
-GR Sport|0,FWD,2016-2023,SUV
-GXL|1,FWD,2016-2023,SUV;0,FWD,2016-2023,SUV
-Koba|1,FWD,2016-2023,SUV;0,FWD,2016-2023,SUV
+Camry|SDV10 / VDV10
*2164|4|Petrol|93|5S-FE
*2959|6|Petrol|136|3VZ-FE
-CSX|0,FWD,1993-1997,Sedan/Wagon;1,FWD,1993-1997,Sedan/Wagon
-CSi|0,FWD,1993-1997,Sedan/Wagon
-Ultima|0,FWD,1993-1997,Sedan/Wagon
-Vienta|1,FWD,1993-1997,Sedan/Wagon
+Camry|SXV20 / MCV20
*2995|6|Petrol|145|1MZ-FE
*2164|4|Petrol|96|5S-FE
-Azura|0,FWD,1997-2002,Sedan/Wagon
-CSX|1,FWD,1997-2002,Sedan/Wagon;0,FWD,1997-2002,Sedan/Wagon
-CSi|1,FWD,1997-2002,Sedan/Wagon
-Conquest|1,FWD,1997-2002,Sedan/Wagon;0,FWD,1997-2002,Sedan/Wagon
-Intrigue|1,FWD,1997-2002,Sedan/Wagon;0,FWD,1997-2002,Sedan/Wagon
+Camry|ACV36 / MCV36
*2362|4|Petrol|112|2AZ-FE
*2995|6|Petrol|141|1MZ-FE
-Altise|0,FWD,2002-2006,Sedan;1,FWD,2002-2006,Sedan
-Ateva|0,FWD,2002-2006,Sedan;1,FWD,2002-2006,Sedan
-Azura|1,FWD,2002-2006,Sedan
-Grande|1,FWD,2002-2006,Sedan
-Sportivo|0,FWD,2002-2006,Sedan;1,FWD,2002-2006,Sedan
+Camry|ACV40 / AHV40
*2362|4|Petrol|117|2AZ-FE
*2362|4|Hybrid|140|2AZ-FXE
-Altise|0,FWD,2006-2011,Sedan
-Ateva|0,FWD,2006-2011,Sedan
-Grande|0,FWD,2006-2011,Sedan
-Hybrid|1,FWD,2006-2011,Sedan
-Sportivo|0,FWD,2006-2011,Sedan
+Camry|ASV50 / AVV50
*2494|4|Hybrid|151|2AR-FXE
*2494|4|Petrol|133|2AR-FE
*2494|4|Petrol|135|2AR-FE
-Altise|0,FWD,2011-2017,Sedan;1,FWD,2011-2017,Sedan
-Atara S|0,FWD,2011-2017,Sedan;2,FWD,2011-2017,Sedan
-Atara SL|0,FWD,2011-2017,Sedan;2,FWD,2011-2017,Sedan
-Atara SX|2,FWD,2011-2017,Sedan
-RZ|1,FWD,2011-2017,Sedan
+Camry|ASV70 / AXVH71 / GSV70
*2487|4|Hybrid|160|A25A-FXS
*2494|4|Petrol|133|2AR-FE
*2487|4|Petrol|152|A25A-FKS
*3456|6|Petrol|224|2GR-FKS
-Ascent|0,FWD,2017-2024,Sedan;1,FWD,2017-2024,Sedan
-Ascent Sport|0,FWD,2017-2024,Sedan;2,FWD,2017-2024,Sedan;1,FWD,2017-2024,Sedan
-SL|0,FWD,2017-2024,Sedan;2,FWD,2017-2024,Sedan;3,FWD,2017-2024,Sedan
-SX|0,FWD,2017-2024,Sedan;2,FWD,2017-2024,Sedan;1,FWD,2017-2024,Sedan;3,FWD,2017-2024,Sedan
+Camry|AXVH80
*2487|4|Hybrid|170|A25A-FXS
-Ascent|0,FWD,2024-2026,Sedan
-Ascent Sport|0,FWD,2024-2026,Sedan
-SL|0,FWD,2024-2026,Sedan
+Celica|ZZT231
*1796|4|Petrol|140|2ZZ-GE
-SX|0,FWD,1999-2005,Coupe
-ZR|0,FWD,1999-2005,Coupe
+Corolla|AE90 / AE92
*1398|4|Petrol|60|6A-FC
*1587|4|Petrol|75|4A-FE
*1587|4|Petrol|100|4A-GE
-CS|0,FWD,1989-1994,Hatchback/Sedan/Wagon
-CSi|1,FWD,1989-1994,Hatchback/Sedan/Wagon
-SX|2,FWD,1989-1994,Hatchback/Sedan/Wagon
-Seca|1,FWD,1989-1994,Hatchback/Sedan/Wagon
+Corolla|AE101 / AE102
*1587|4|Petrol|78|4A-FE
*1762|4|Petrol|85|7A-FE
-CSi|0,FWD,1994-1999,Hatchback/Sedan/Wagon
-Conquest|0,FWD,1994-1999,Hatchback/Sedan/Wagon;1,FWD,1994-1999,Hatchback/Sedan/Wagon
-RV|1,FWD,1994-1999,Hatchback/Sedan/Wagon
-Ultima|1,FWD,1994-1999,Hatchback/Sedan/Wagon
+Corolla|AE112
*1762|4|Petrol|85|7A-FE
-Ascent|0,FWD,1998-2001,Hatchback/Sedan/Wagon
-Conquest|0,FWD,1998-2001,Hatchback/Sedan/Wagon
-Levin|0,FWD,1998-2001,Hatchback/Sedan/Wagon
+Corolla|ZZE122
*1794|4|Petrol|100|1ZZ-FE
*1796|4|Petrol|141|2ZZ-GE
-Ascent|0,FWD,2001-2007,Hatchback/Sedan/Wagon
-Conquest|0,FWD,2001-2007,Hatchback/Sedan/Wagon
-Levin|0,FWD,2001-2007,Hatchback/Sedan/Wagon
-Sportivo|1,FWD,2001-2007,Hatchback/Sedan/Wagon
-Ultima|0,FWD,2001-2007,Hatchback/Sedan/Wagon
+Corolla|ZRE152
*1798|4|Petrol|100|2ZR-FE
-Ascent|0,FWD,2007-2013,Hatchback/Sedan
-Ascent Sport|0,FWD,2007-2013,Hatchback/Sedan
-Conquest|0,FWD,2007-2013,Hatchback/Sedan
-GLX|0,FWD,2007-2013,Hatchback/Sedan
-GX|0,FWD,2007-2013,Hatchback/Sedan
-Levin SX|0,FWD,2007-2013,Hatchback/Sedan
-Levin ZR|0,FWD,2007-2013,Hatchback/Sedan
-Ultima|0,FWD,2007-2013,Hatchback/Sedan
+Corolla|ZRE172 / ZRE182
*1798|4|Petrol|103|2ZR-FE
*1798|4|Hybrid|100|2ZR-FXE
-Ascent|0,FWD,2012-2019,Hatchback/Sedan
-Ascent Sport|0,FWD,2012-2019,Hatchback/Sedan
-GLX|0,FWD,2012-2019,Hatchback/Sedan
-GX|0,FWD,2012-2019,Hatchback/Sedan
-Hybrid|1,FWD,2012-2019,Hatchback/Sedan
-SX|0,FWD,2012-2019,Hatchback/Sedan
-ZR|0,FWD,2012-2019,Hatchback/Sedan
+Corolla|E210 (MZEA12 / ZWE219)
*1798|4|Hybrid|103|2ZR-FXE
*1798|4|Hybrid|90|2ZR-FXE
*1986|4|Petrol|125|M20A-FKS
-Ascent Sport|0,FWD,2018-2026,Hatchback/Sedan;1,FWD,2018-2026,Hatchback/Sedan;2,FWD,2018-2026,Hatchback/Sedan
-GX|1,FWD,2018-2026,Hatchback/Sedan;2,FWD,2018-2026,Hatchback/Sedan
-SX|0,FWD,2018-2026,Hatchback/Sedan;1,FWD,2018-2026,Hatchback/Sedan;2,FWD,2018-2026,Hatchback/Sedan
-ZR|0,FWD,2018-2026,Hatchback/Sedan;1,FWD,2018-2026,Hatchback/Sedan;2,FWD,2018-2026,Hatchback/Sedan
+Corolla Cross|ZSG10 / MXGA10 / MXGH10
*1987|4|Hybrid|146|M20A-FXS
*1987|4|Petrol|126|M20A-FKS
-Atmos|0,FWD,2022-2026,SUV
-GX|0,FWD,2022-2026,SUV;1,FWD,2022-2026,SUV
-GXL|0,FWD,2022-2026,SUV;1,FWD,2022-2026,SUV
+Echo|NCP10 / NCP12
*1299|4|Petrol|63|2NZ-FE
*1497|4|Petrol|80|1NZ-FE
-Base|0,FWD,1999-2005,Hatchback/Sedan;1,FWD,1999-2005,Hatchback/Sedan
-Sportivo|1,FWD,1999-2005,Hatchback/Sedan
+Estima|ACR50 / AHR20
*2362|4|Petrol|125|2AZ-FE
*2362|4|Hybrid|140|2AZ-FXE
-Aeras|0,FWD,2006-2019,Wagon
-G|1,FWD,2006-2019,Wagon;0,FWD,2006-2019,Wagon
-X|0,FWD,2006-2019,Wagon
+FJ Cruiser|GSJ15
*3956|6|Petrol|200|1GR-FE
-Base|0,4WD,2011-2016,SUV
+Fortuner|GUN156
*2755|4|Diesel|130|1GD-FTV
*2755|4|Diesel|150|1GD-FTV
-Crusade|0,4WD,2015-2026,SUV;1,4WD,2015-2026,SUV
-GX|0,4WD,2015-2026,SUV;1,4WD,2015-2026,SUV
-GXL|0,4WD,2015-2026,SUV;1,4WD,2015-2026,SUV
+GR Corolla|GZEA14
*1618|3|Petrol|221|G16E-GTS
-GTS|0,AWD,2023-2026,Hatchback
-Morizo|0,AWD,2023-2026,Hatchback
+GR Supra|A90
*2998|6|Petrol|250|B58
*2998|6|Petrol|285|B58
-GT|0,RWD,2019-2026,Coupe;1,RWD,2019-2026,Coupe
-GTS|0,RWD,2019-2026,Coupe;1,RWD,2019-2026,Coupe
+GR Yaris|GXPA16
*1618|3|Petrol|200|G16E-GTS
*1618|3|Petrol|221|G16E-GTS
-GTS|0,AWD,2020-2026,Hatchback;1,AWD,2020-2026,Hatchback
-Rallye|0,AWD,2020-2026,Hatchback
+GR86|ZN8
*2387|4|Petrol|174|FA24D
-GT|0,RWD,2022-2026,Coupe
-GTS|0,RWD,2022-2026,Coupe
+HiAce|H100 (LH103 / RZH103)
*2438|4|Petrol|88|2RZ
*2986|4|Diesel|66|5L
*1998|4|Petrol|73|1RZ
-Commuter|0,RWD,1989-2005,Bus/Van;1,RWD,1989-2005,Bus/Van
-LWB|0,RWD,1989-2005,Bus/Van;1,RWD,1989-2005,Bus/Van
-SLWB|0,RWD,1989-2005,Bus/Van;1,RWD,1989-2005,Bus/Van
-SWB|2,RWD,1989-2005,Bus/Van
+HiAce|H200 (TRH201 / KDH201)
*2694|4|Petrol|111|2TR-FE
*2694|4|Petrol|118|2TR-FE
*2982|4|Diesel|100|1KD-FTV
*2494|4|Diesel|80|2KD-FTV
-Commuter|0,RWD,2005-2019,Bus/Van;1,RWD,2005-2019,Bus/Van;2,RWD,2005-2019,Bus/Van
-Crew Van|0,RWD,2005-2019,Bus/Van;1,RWD,2005-2019,Bus/Van;2,RWD,2005-2019,Bus/Van
-LWB|3,RWD,2005-2019,Bus/Van;0,RWD,2005-2019,Bus/Van;1,RWD,2005-2019,Bus/Van;2,RWD,2005-2019,Bus/Van
-SLWB|0,RWD,2005-2019,Bus/Van;1,RWD,2005-2019,Bus/Van;2,RWD,2005-2019,Bus/Van
+HiAce|H300 (GDH300 / GRH300)
*2755|4|Diesel|130|1GD-FTV
*3456|6|Petrol|207|7GR-FKS
-Barn Door|0,RWD,2019-2026,Bus/Van
-Commuter|0,RWD,2019-2026,Bus/Van;1,RWD,2019-2026,Bus/Van
-LWB|0,RWD,2019-2026,Bus/Van;1,RWD,2019-2026,Bus/Van
-SLWB|0,RWD,2019-2026,Bus/Van;1,RWD,2019-2026,Bus/Van
+HiLux|LN106 / RZN149 / VZN167
*2438|4|Petrol|106|2RZ
*2779|4|Diesel|60|3L
*2367|4|Petrol|84|22R
-SR|0,RWD,1988-1997,Cab Chassis/Utility;1,RWD,1988-1997,Cab Chassis/Utility
-SR5|2,4WD,1988-1997,Cab Chassis/Utility;1,4WD,1988-1997,Cab Chassis/Utility
-WorkMate|2,RWD,1988-1997,Cab Chassis/Utility;0,RWD,1988-1997,Cab Chassis/Utility;1,RWD,1988-1997,Cab Chassis/Utility
+HiLux|LN167 / KZN165 / VZN167
*2982|4|Diesel|85|1KZ-TE
*2986|4|Diesel|65|5L
*3378|6|Petrol|124|5VZ-FE
*2693|4|Petrol|108|3RZ-FE
-SR|0,RWD,1997-2005,Cab Chassis/Utility;1,RWD,1997-2005,Cab Chassis/Utility;2,RWD,1997-2005,Cab Chassis/Utility
-SR5|0,4WD,1997-2005,Cab Chassis/Utility;2,4WD,1997-2005,Cab Chassis/Utility
-WorkMate|3,RWD,1997-2005,Cab Chassis/Utility;1,RWD,1997-2005,Cab Chassis/Utility
+HiLux|TGN16 / KUN26 / GGN25
*2982|4|Diesel|126|1KD-FTV
*3956|6|Petrol|175|1GR-FE
*2694|4|Petrol|118|2TR-FE
-SR|0,4WD,2005-2015,Cab Chassis/Utility;1,4WD,2005-2015,Cab Chassis/Utility
-SR5|0,4WD,2005-2015,Cab Chassis/Utility;1,4WD,2005-2015,Cab Chassis/Utility
-WorkMate|2,RWD,2005-2015,Cab Chassis/Utility;0,RWD,2005-2015,Cab Chassis/Utility
+HiLux|GUN122 / GUN126 / TGN121
*2755|4|Diesel|150|1GD-FTV
*2755|4|Diesel|130|1GD-FTV
*2393|4|Diesel|110|2GD-FTV
*2694|4|Petrol|122|2TR-FE
-GR Sport|0,4WD,2015-2025,Cab Chassis/Utility
-Rogue|1,4WD,2015-2025,Cab Chassis/Utility;0,4WD,2015-2025,Cab Chassis/Utility
-Rugged X|1,4WD,2015-2025,Cab Chassis/Utility;0,4WD,2015-2025,Cab Chassis/Utility
-SR|2,4WD,2015-2025,Cab Chassis/Utility;1,4WD,2015-2025,Cab Chassis/Utility;0,4WD,2015-2025,Cab Chassis/Utility
-SR5|1,4WD,2015-2025,Cab Chassis/Utility;0,4WD,2015-2025,Cab Chassis/Utility
-WorkMate|2,4WD,2015-2025,Cab Chassis/Utility;3,4WD,2015-2025,Cab Chassis/Utility;1,4WD,2015-2025,Cab Chassis/Utility
+Kluger|MCU28
*3311|6|Petrol|172|3MZ-FE
-CV|0,AWD,2003-2007,SUV
-CVS|0,AWD,2003-2007,SUV
-CVX|0,AWD,2003-2007,SUV
-Grande|0,AWD,2003-2007,SUV
+Kluger|GSU40 / GSU45
*3456|6|Petrol|201|2GR-FE
-Altitude|0,FWD,2007-2014,SUV
-Grande|0,AWD,2007-2014,SUV
-KX-R|0,FWD,2007-2014,SUV
-KX-S|0,AWD,2007-2014,SUV
+Kluger|GSU50 / GSU55
*3456|6|Petrol|201|2GR-FE
*3456|6|Petrol|218|2GR-FKS
-GX|0,FWD,2014-2021,SUV;1,FWD,2014-2021,SUV
-GXL|0,FWD,2014-2021,SUV;1,FWD,2014-2021,SUV
-Grande|0,AWD,2014-2021,SUV;1,AWD,2014-2021,SUV
+Kluger|XU70 (AXUH78 / GSU75)
*2393|4|Petrol|198|T24A-FTS
*2487|4|Hybrid|184|A25A-FXS
*3456|6|Petrol|218|2GR-FKS
-GX|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV
-GXL|0,FWD,2021-2026,SUV;1,FWD,2021-2026,SUV;2,FWD,2021-2026,SUV
-Grande|0,AWD,2021-2026,SUV;1,AWD,2021-2026,SUV;2,AWD,2021-2026,SUV
+LandCruiser|80 Series (FZJ80 / HZJ80 / HDJ80)
*4163|6|Diesel|118|1HD-T
*4164|6|Diesel|96|1HZ
*4477|6|Petrol|158|1FZ-FE
-GXL|0,4WD,1990-1998,SUV;1,4WD,1990-1998,SUV;2,4WD,1990-1998,SUV
-RV|1,4WD,1990-1998,SUV
-Sahara|0,4WD,1990-1998,SUV;2,4WD,1990-1998,SUV
-VX|0,4WD,1990-1998,SUV;2,4WD,1990-1998,SUV
+LandCruiser|100 Series (UZJ100 / HDJ100 / HZJ105)
*4164|6|Diesel|151|1HD-FTE
*4164|6|Diesel|96|1HZ
*4664|8|Petrol|170|2UZ-FE
*4477|6|Petrol|165|1FZ-FE
-GXL|0,4WD,1998-2007,SUV;1,4WD,1998-2007,SUV;2,4WD,1998-2007,SUV
-RV|1,4WD,1998-2007,SUV;3,4WD,1998-2007,SUV
-Sahara|0,4WD,1998-2007,SUV;2,4WD,1998-2007,SUV
-VX|0,4WD,1998-2007,SUV;2,4WD,1998-2007,SUV
+LandCruiser|200 Series (URJ202 / VDJ200)
*4461|8|Diesel|195|1VD-FTV
*4461|8|Diesel|200|1VD-FTV
*4608|8|Petrol|227|1UR-FE
-Altitude|0,4WD,2007-2021,SUV;1,4WD,2007-2021,SUV
-GX|0,4WD,2007-2021,SUV;1,4WD,2007-2021,SUV
-GXL|0,4WD,2007-2021,SUV;1,4WD,2007-2021,SUV;2,4WD,2007-2021,SUV
-Sahara|0,4WD,2007-2021,SUV;1,4WD,2007-2021,SUV;2,4WD,2007-2021,SUV
-VX|0,4WD,2007-2021,SUV;1,4WD,2007-2021,SUV;2,4WD,2007-2021,SUV
+LandCruiser|300 Series (FJA300)
*3346|6|Diesel|227|F33A-FTV
-GR Sport|0,4WD,2021-2026,SUV
-GX|0,4WD,2021-2026,SUV
-GXL|0,4WD,2021-2026,SUV
-Sahara|0,4WD,2021-2026,SUV
-Sahara ZX|0,4WD,2021-2026,SUV
-VX|0,4WD,2021-2026,SUV
+LandCruiser 70|HZJ75 / HZJ78 / HZJ79
*4164|6|Diesel|122|1HD-FTE
*4164|6|Diesel|96|1HZ
*4477|6|Petrol|151|1FZ-FE
-RV|0,4WD,1990-2007,Cab Chassis/SUV;1,4WD,1990-2007,Cab Chassis/SUV
-WorkMate|0,4WD,1990-2007,Cab Chassis/SUV;1,4WD,1990-2007,Cab Chassis/SUV;2,4WD,1990-2007,Cab Chassis/SUV
+LandCruiser 70|VDJ76 / VDJ78 / VDJ79
*4461|8|Diesel|151|1VD-FTV
-GX|0,4WD,2007-2023,Cab Chassis/SUV
-GXL|0,4WD,2007-2023,Cab Chassis/SUV
-WorkMate|0,4WD,2007-2023,Cab Chassis/SUV
+LandCruiser 70|GDJ76 / GDJ78 / GDJ79
*2755|4|Diesel|150|1GD-FTV
-GX|0,4WD,2023-2026,Cab Chassis/SUV
-GXL|0,4WD,2023-2026,Cab Chassis/SUV
-WorkMate|0,4WD,2023-2026,Cab Chassis/SUV
+LandCruiser Prado|J90 (VZJ95 / KZJ95)
*2982|4|Diesel|96|1KZ-TE
*3378|6|Petrol|132|5VZ-FE
-GXL|0,4WD,1996-2003,SUV;1,4WD,1996-2003,SUV
-Grande|1,4WD,1996-2003,SUV
-RV|1,4WD,1996-2003,SUV
-VX|0,4WD,1996-2003,SUV;1,4WD,1996-2003,SUV
+LandCruiser Prado|J120 (GRJ120 / KDJ120)
*2982|4|Diesel|127|1KD-FTV
*2982|4|Diesel|96|1KZ-TE
*3956|6|Petrol|179|1GR-FE
-GX|0,4WD,2003-2009,SUV;1,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
-GXL|0,4WD,2003-2009,SUV;1,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
-Grande|0,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
-VX|0,4WD,2003-2009,SUV;2,4WD,2003-2009,SUV
+LandCruiser Prado|J150 (GRJ150 / KDJ150 / GDJ150)
*2755|4|Diesel|130|1GD-FTV
*2982|4|Diesel|127|1KD-FTV
*2755|4|Diesel|150|1GD-FTV
*3956|6|Petrol|202|1GR-FE
-Altitude|0,4WD,2009-2023,SUV;1,4WD,2009-2023,SUV
-GX|0,4WD,2009-2023,SUV;2,4WD,2009-2023,SUV;1,4WD,2009-2023,SUV;3,4WD,2009-2023,SUV
-GXL|0,4WD,2009-2023,SUV;2,4WD,2009-2023,SUV;1,4WD,2009-2023,SUV;3,4WD,2009-2023,SUV
-Kakadu|0,4WD,2009-2023,SUV;2,4WD,2009-2023,SUV;1,4WD,2009-2023,SUV
-VX|0,4WD,2009-2023,SUV;2,4WD,2009-2023,SUV;1,4WD,2009-2023,SUV
+LandCruiser Prado|J250
*2755|4|Diesel|150|1GD-FTV 48V
-Altitude|0,4WD,2024-2026,SUV
-GX|0,4WD,2024-2026,SUV
-GXL|0,4WD,2024-2026,SUV
-Kakadu|0,4WD,2024-2026,SUV
-VX|0,4WD,2024-2026,SUV
+Mark X|GRX120 / GRX130
*2499|6|Petrol|158|4GR-FSE
*2994|6|Petrol|188|3GR-FSE
*3456|6|Petrol|234|2GR-FSE
-250G|0,RWD,2004-2019,Sedan
-300G|1,RWD,2004-2019,Sedan
-350S|2,RWD,2004-2019,Sedan
+MR2|ZZW30
*1794|4|Petrol|103|1ZZ-FE
-Spyder|0,RWD,2000-2005,Convertible
+Prius|NHW20
*1497|4|Hybrid|82|1NZ-FXE
-Base|0,FWD,2003-2009,Liftback
-i-Tech|0,FWD,2003-2009,Liftback
+Prius|ZVW30
*1798|4|Hybrid|100|2ZR-FXE
-Base|0,FWD,2009-2016,Liftback
-i-Tech|0,FWD,2009-2016,Liftback
+Prius|ZVW50
*1798|4|Hybrid|90|2ZR-FXE
-Base|0,FWD,2016-2022,Liftback
-i-Tech|0,FWD,2016-2022,Liftback
+Prius C|NHP10
*1497|4|Hybrid|74|1NZ-FXE
-Base|0,FWD,2012-2020,Hatchback
-i-Tech|0,FWD,2012-2020,Hatchback
+Prius V|ZVW40
*1798|4|Hybrid|100|2ZR-FXE
-Base|0,FWD,2012-2021,Wagon
-i-Tech|0,FWD,2012-2021,Wagon
+RAV4|SXA10 / SXA11
*1998|4|Petrol|95|3S-FE
-Base|0,AWD,1994-2000,SUV
-Cruiser|0,AWD,1994-2000,SUV
-Max|0,AWD,1994-2000,SUV
+RAV4|ACA20 / ACA23
*1998|4|Petrol|110|1AZ-FE
*2362|4|Petrol|120|2AZ-FE
-CV|0,AWD,2000-2005,SUV;1,AWD,2000-2005,SUV
-Cruiser|0,AWD,2000-2005,SUV;1,AWD,2000-2005,SUV
-Edge|0,AWD,2000-2005,SUV;1,AWD,2000-2005,SUV
-Extreme|0,AWD,2000-2005,SUV;1,AWD,2000-2005,SUV
+RAV4|ACA33 / GSA33
*2362|4|Petrol|125|2AZ-FE
*3456|6|Petrol|201|2GR-FE
-Altitude|0,AWD,2005-2012,SUV
-CV|0,FWD,2005-2012,SUV
-CV6|1,AWD,2005-2012,SUV
-Cruiser|0,AWD,2005-2012,SUV
-Cruiser L|0,AWD,2005-2012,SUV
-SX6|1,AWD,2005-2012,SUV
-ZR6|1,AWD,2005-2012,SUV
+RAV4|ZSA42 / ASA44 / ALA49
*2231|4|Diesel|110|2AD-FTV
*2494|4|Petrol|132|2AR-FE
*1987|4|Petrol|107|3ZR-FE
-Cruiser|0,AWD,2012-2019,SUV;1,AWD,2012-2019,SUV
-GX|2,FWD,2012-2019,SUV;0,FWD,2012-2019,SUV;1,FWD,2012-2019,SUV
-GXL|2,FWD,2012-2019,SUV;0,FWD,2012-2019,SUV;1,FWD,2012-2019,SUV
+RAV4|XA50 (MXAA52 / AXAH52 / AXAH54)
*1987|4|Petrol|127|M20A-FKS
*2487|4|Hybrid|160|A25A-FXS
*2487|4|Hybrid|163|A25A-FXS
*2487|4|Petrol|152|A25A-FKS
-Cruiser|0,FWD,2019-2025,SUV;1,FWD,2019-2025,SUV;2,FWD,2019-2025,SUV
-Edge|2,AWD,2019-2025,SUV;3,AWD,2019-2025,SUV
-GX|0,FWD,2019-2025,SUV;1,FWD,2019-2025,SUV
-GXL|0,FWD,2019-2025,SUV;1,FWD,2019-2025,SUV;2,FWD,2019-2025,SUV
-XSE|1,FWD,2019-2025,SUV;2,FWD,2019-2025,SUV
+Rukus|AZE151
*2362|4|Petrol|123|2AZ-FE
-Build 1|0,FWD,2010-2015,Wagon
-Build 2|0,FWD,2010-2015,Wagon
-Build 3|0,FWD,2010-2015,Wagon
+Starlet|EP91
*1332|4|Petrol|55|4E-FE
-Group X|0,FWD,1996-1999,Hatchback
-Life|0,FWD,1996-1999,Hatchback
-Style|0,FWD,1996-1999,Hatchback
+Tarago|TCR10 / ACR30 / ACR50
*2362|4|Petrol|115|2AZ-FE
*2362|4|Petrol|125|2AZ-FE
*2438|4|Petrol|99|2TZ-FE
*3456|6|Petrol|202|2GR-FE
-GLX|0,FWD,1990-2019,Wagon;1,FWD,1990-2019,Wagon;2,FWD,1990-2019,Wagon;3,FWD,1990-2019,Wagon
-GLi|0,FWD,1990-2019,Wagon;1,FWD,1990-2019,Wagon;2,FWD,1990-2019,Wagon;3,FWD,1990-2019,Wagon
-Ultima|0,FWD,1990-2019,Wagon;1,FWD,1990-2019,Wagon;2,FWD,1990-2019,Wagon;3,FWD,1990-2019,Wagon
+Vitz|KSP90 / NCP91 / KSP130
*1329|4|Petrol|70|1NR-FE
*996|3|Petrol|52|1KR-FE
*1496|4|Petrol|81|1NZ-FE
-F|0,FWD,2005-2019,Hatchback;1,FWD,2005-2019,Hatchback
-RS|2,FWD,2005-2019,Hatchback
-U|0,FWD,2005-2019,Hatchback
+Wish|ZNE10 / ZGE20
*1794|4|Petrol|97|1ZZ-FE
*1797|4|Petrol|106|2ZR-FAE
*1986|4|Petrol|116|3ZR-FAE
-G|0,FWD,2003-2017,Wagon;1,FWD,2003-2017,Wagon
-X|0,FWD,2003-2017,Wagon;1,FWD,2003-2017,Wagon
-Z|2,FWD,2003-2017,Wagon
+Yaris|NCP90 / NCP91 / NCP93
*1298|4|Petrol|63|2NZ-FE
*1497|4|Petrol|80|1NZ-FE
-YR|0,FWD,2005-2014,Hatchback/Sedan
-YRS|1,FWD,2005-2014,Hatchback/Sedan
-YRX|1,FWD,2005-2014,Hatchback/Sedan
-YRi|1,FWD,2005-2014,Hatchback/Sedan
+Yaris|NCP130 / NCP131
*1329|4|Petrol|63|2NZ-FE
*1497|4|Petrol|80|1NZ-FE
-Ascent|0,FWD,2011-2020,Hatchback
-SX|1,FWD,2011-2020,Hatchback
-YR|0,FWD,2011-2020,Hatchback
-YRS|1,FWD,2011-2020,Hatchback
-YRX|1,FWD,2011-2020,Hatchback
-ZR|1,FWD,2011-2020,Hatchback
+Yaris|MXPA10 / MXPH10
*1490|3|Hybrid|85|M15A-FXE
*1490|3|Petrol|88|M15A-FKS
-Ascent Sport|0,FWD,2020-2026,Hatchback;1,FWD,2020-2026,Hatchback
-SX|0,FWD,2020-2026,Hatchback;1,FWD,2020-2026,Hatchback
-ZR|0,FWD,2020-2026,Hatchback;1,FWD,2020-2026,Hatchback
+Yaris Cross|MXPB10 / MXPJ10
*1490|3|Hybrid|85|M15A-FXE
*1490|3|Petrol|88|M15A-FKS
-GX|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
-GXL|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
-Urban|0,FWD,2020-2026,SUV;1,FWD,2020-2026,SUV
=UD
+Condor|MK / PK
*6925|6|Diesel|177|J07E
*6403|6|Diesel|206|FE6
-MK11 250|0,RWD,2008-2020,Cab Chassis
-PK16 280|1,RWD,2008-2020,Cab Chassis
=VOLKSWAGEN
+Amarok|2H
*1968|4|Diesel|103|CNFB
*1968|4|Diesel|120|CDCA
*1968|4|Diesel|132|CSHA
*2967|6|Diesel|165|DDXC
*2967|6|Diesel|190|DDXE
-TDI340|0,4WD,2011-2023,Cab Chassis/Utility
-TDI400|1,AWD,2011-2023,Cab Chassis/Utility
-TDI420|2,AWD,2011-2023,Cab Chassis/Utility
-TDI550 V6|3,AWD,2011-2023,Cab Chassis/Utility
-TDI580 V6|4,AWD,2011-2023,Cab Chassis/Utility
+Amarok|NF
*2261|4|Petrol|222|EcoBoost
*2993|6|Diesel|184|V6
*1995|4|Diesel|125|EcoBlue
*1996|4|Diesel|154|EcoBlue
-Aventura|0,4WD,2023-2026,Utility;1,4WD,2023-2026,Utility
-Core|2,4WD,2023-2026,Utility
-Life|3,4WD,2023-2026,Utility
-PanAmericana|1,4WD,2023-2026,Utility
-Style|3,4WD,2023-2026,Utility;1,4WD,2023-2026,Utility
+Caddy|2K / SA
*1896|4|Diesel|77|BLS
*1968|4|Diesel|103|CFHC
*1598|4|Diesel|75|CAYD
*1968|4|Diesel|90|DTRF
*1197|4|Petrol|77|CBZB
*1395|4|Petrol|92|CZCB
-Maxi|0,FWD,2005-2026,Van/Wagon;1,FWD,2005-2026,Van/Wagon
-TDI250|2,FWD,2005-2026,Van/Wagon
-TDI320|1,FWD,2005-2026,Van/Wagon;3,FWD,2005-2026,Van/Wagon
-TSI220|4,FWD,2005-2026,Van/Wagon;5,FWD,2005-2026,Van/Wagon
+Crafter|2E / SY
*1968|4|Diesel|103|DAUA
*2461|5|Diesel|80|BJK
*1968|4|Diesel|130|DAVA
*2461|5|Diesel|120|BJM
-35 TDI340|0,RWD,2006-2026,Cab Chassis/Van;1,RWD,2006-2026,Cab Chassis/Van
-35 TDI410|2,RWD,2006-2026,Cab Chassis/Van
-50 TDI|2,RWD,2006-2026,Cab Chassis/Van;3,RWD,2006-2026,Cab Chassis/Van
+Golf|Mk4 (1J)
*1984|4|Petrol|85|AZJ
*1781|4|Petrol|110|AGU
*1595|4|Petrol|74|AKL
*1896|4|Diesel|66|ALH
*2792|6|Petrol|150|BDE
-GL|0,FWD,1998-2004,Convertible/Hatchback
-GTI|1,FWD,1998-2004,Convertible/Hatchback
-Generation|2,FWD,1998-2004,Convertible/Hatchback
-SE|2,FWD,1998-2004,Convertible/Hatchback
-TDI|3,FWD,1998-2004,Convertible/Hatchback
-V6 4Motion|4,AWD,1998-2004,Convertible/Hatchback
+Golf|Mk5 (1K)
*1968|4|Diesel|103|BKD
*1984|4|Petrol|110|BVY
*1390|4|Petrol|125|BLG
*1984|4|Petrol|147|AXX
*3189|6|Petrol|184|BUB
*1595|4|Petrol|75|BSE
*1896|4|Diesel|77|BXE
-Comfortline|0,FWD,2004-2009,Hatchback;1,FWD,2004-2009,Hatchback
-GT|2,FWD,2004-2009,Hatchback;0,FWD,2004-2009,Hatchback
-GTI|3,FWD,2004-2009,Hatchback
-R32|4,AWD,2004-2009,Hatchback
-Sportline|0,FWD,2004-2009,Hatchback;1,FWD,2004-2009,Hatchback
-Trendline|5,FWD,2004-2009,Hatchback;6,FWD,2004-2009,Hatchback
+Golf|Mk6 (5K)
*1968|4|Diesel|103|CBAB
*1390|4|Petrol|118|CAVD
*1598|4|Diesel|77|CAYC
*1197|4|Petrol|77|CBZB
*1390|4|Petrol|90|CAXA
*1984|4|Petrol|155|CCZB
*1984|4|Petrol|188|CDLC
-103TDI|0,FWD,2009-2013,Convertible/Hatchback/Wagon
-118TSI|1,FWD,2009-2013,Convertible/Hatchback/Wagon
-77TDI|2,FWD,2009-2013,Convertible/Hatchback/Wagon
-77TSI|3,FWD,2009-2013,Convertible/Hatchback/Wagon
-90TSI|4,FWD,2009-2013,Convertible/Hatchback/Wagon
-GTD|0,FWD,2009-2013,Convertible/Hatchback/Wagon
-GTI|5,FWD,2009-2013,Convertible/Hatchback/Wagon
-R|6,AWD,2009-2013,Convertible/Hatchback/Wagon
+Golf|Mk7 (5G)
*1395|4|Petrol|103|CHPA
*1968|4|Diesel|110|CRLB
*1395|4|Petrol|110|CZDA
*1395|4|Petrol|90|CMBA
*1984|4|Petrol|162|CHHB
*1984|4|Petrol|169|CHHA
*1984|4|Petrol|180|DKTB
*1984|4|Petrol|206|CJXB
*1984|4|Petrol|213|DJHB
-103TSI|0,FWD,2013-2021,Hatchback/Wagon
-110TDI|1,FWD,2013-2021,Hatchback/Wagon
-110TSI|2,FWD,2013-2021,Hatchback/Wagon
-90TSI|3,FWD,2013-2021,Hatchback/Wagon
-92TSI|3,FWD,2013-2021,Hatchback/Wagon
-Alltrack 132TSI|4,AWD,2013-2021,Hatchback/Wagon
-GTI|4,FWD,2013-2021,Hatchback/Wagon;5,FWD,2013-2021,Hatchback/Wagon;6,FWD,2013-2021,Hatchback/Wagon
-R|7,AWD,2013-2021,Hatchback/Wagon;8,AWD,2013-2021,Hatchback/Wagon
+Golf|Mk8 (CD1)
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|180|DNPA
*1984|4|Petrol|235|DNFG
-110TSI|0,FWD,2021-2026,Hatchback/Wagon
-GTI|1,FWD,2021-2026,Hatchback/Wagon
-Life|0,FWD,2021-2026,Hatchback/Wagon
-R|2,AWD,2021-2026,Hatchback/Wagon
-R-Line|0,FWD,2021-2026,Hatchback/Wagon
+Jetta|1KM / 1B
*1968|4|Diesel|103|BKD
*1390|4|Petrol|118|CAVD
*1984|4|Petrol|147|AXX
*1595|4|Petrol|75|BSE
-103TDI|0,FWD,2006-2017,Sedan
-118TSI|1,FWD,2006-2017,Sedan
-GLI|2,FWD,2006-2017,Sedan
-Trendline|3,FWD,2006-2017,Sedan
-Turbo FSI|2,FWD,2006-2017,Sedan
+Passat|3C / 36
*1798|4|Petrol|118|BZB
*1968|4|Diesel|125|CBBB
*1984|4|Petrol|147|AXX
*3597|6|Petrol|184|AXZ
-118TSI|0,FWD,2006-2015,Sedan/Wagon
-125TDI|1,FWD,2006-2015,Sedan/Wagon
-147TSI|2,FWD,2006-2015,Sedan/Wagon
-R36|3,AWD,2006-2015,Sedan/Wagon
-V6 FSI|3,AWD,2006-2015,Sedan/Wagon
+Passat|B8 (3G)
*1798|4|Petrol|132|CJSA
*1968|4|Diesel|140|DFCA
*1984|4|Petrol|140|DKZA
*1984|4|Petrol|162|CHHB
*1984|4|Petrol|206|CJXA
-132TSI|0,FWD,2015-2023,Sedan/Wagon
-140TDI|1,FWD,2015-2023,Sedan/Wagon
-140TSI|2,FWD,2015-2023,Sedan/Wagon
-162TSI|3,FWD,2015-2023,Sedan/Wagon
-206TSI R-Line|4,AWD,2015-2023,Sedan/Wagon
+Polo|9N
*1390|4|Petrol|55|BBY
*1781|4|Petrol|110|BJX
*1598|4|Petrol|77|BTS
*1896|4|Diesel|74|AXR
-Club|0,FWD,2002-2010,Hatchback
-GTI|1,FWD,2002-2010,Hatchback
-Match|0,FWD,2002-2010,Hatchback
-Pacific|2,FWD,2002-2010,Hatchback
-Sportline|2,FWD,2002-2010,Hatchback
-TDI|3,FWD,2002-2010,Hatchback
+Polo|6R
*1197|4|Petrol|66|CJZC
*1197|4|Petrol|81|CJZD
*1197|4|Petrol|77|CBZB
*1598|4|Diesel|66|CAYB
*1390|4|Petrol|132|CAVE
*1798|4|Petrol|141|DAJA
*1390|4|Petrol|63|CGGB
-66TSI|0,FWD,2010-2018,Hatchback
-81TSI|1,FWD,2010-2018,Hatchback
-Comfortline|2,FWD,2010-2018,Hatchback;3,FWD,2010-2018,Hatchback
-GTI|4,FWD,2010-2018,Hatchback;5,FWD,2010-2018,Hatchback
-Trendline|0,FWD,2010-2018,Hatchback;6,FWD,2010-2018,Hatchback
+Polo|AW
*999|3|Petrol|70|CHZL
*999|3|Petrol|85|DKJA
*1984|4|Petrol|147|CZPC
*1984|4|Petrol|152|DNFA
-70TSI|0,FWD,2018-2026,Hatchback
-85TSI|1,FWD,2018-2026,Hatchback
-GTI|2,FWD,2018-2026,Hatchback;3,FWD,2018-2026,Hatchback
-Life|1,FWD,2018-2026,Hatchback
-Style|1,FWD,2018-2026,Hatchback
+T-Cross|C1
*999|3|Petrol|85|DKRF
-85TSI Life|0,FWD,2020-2026,SUV
-85TSI R-Line|0,FWD,2020-2026,SUV
-85TSI Style|0,FWD,2020-2026,SUV
+T-Roc|A1
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|140|DKZA
*1984|4|Petrol|221|DNFC
-110TSI|0,FWD,2020-2026,SUV
-140TSI Sport|1,AWD,2020-2026,SUV
-R|2,AWD,2020-2026,SUV
+Tiguan|5N
*1968|4|Diesel|103|CFFB
*1390|4|Petrol|118|CAVD
*1984|4|Petrol|132|CCZC
*1984|4|Petrol|147|CCZD
*1984|4|Petrol|155|CCZB
-103TDI|0,AWD,2008-2016,SUV
-118TSI|1,FWD,2008-2016,SUV
-132TSI|2,AWD,2008-2016,SUV
-147TSI|3,AWD,2008-2016,SUV
-155TSI|4,AWD,2008-2016,SUV
+Tiguan|AD1
*1968|4|Diesel|110|DFGA
*1395|4|Petrol|110|CZDA
*1984|4|Petrol|132|CZPA
*1968|4|Diesel|140|DFHA
*1984|4|Petrol|162|CHHB
*1984|4|Petrol|235|DNFB
-110TDI|0,AWD,2016-2024,SUV
-110TSI|1,FWD,2016-2024,SUV
-132TSI|2,AWD,2016-2024,SUV
-140TDI|3,AWD,2016-2024,SUV
-162TSI|4,AWD,2016-2024,SUV
-R|5,AWD,2016-2024,SUV
+Touareg|7L / 7P / CR
*2967|6|Diesel|170|DHXC
*2967|6|Diesel|210|DHXA
*3189|6|Petrol|162|AZZ
*3597|6|Petrol|206|CGRA
*2967|6|Diesel|176|CASA
*2967|6|Diesel|180|CRCA
-170TDI|0,AWD,2003-2026,SUV
-210TDI|1,AWD,2003-2026,SUV
-R5/V6|2,AWD,2003-2026,SUV
-V6 FSI|3,AWD,2003-2026,SUV
-V6 TDI|4,AWD,2003-2026,SUV;5,AWD,2003-2026,SUV
+Transporter|T4
*2461|5|Diesel|65|ACV
*2461|5|Diesel|75|ACV
*2461|5|Petrol|81|AAF
-LWB|0,FWD,1993-2004,Cab Chassis/Van;1,FWD,1993-2004,Cab Chassis/Van;2,FWD,1993-2004,Cab Chassis/Van
-SWB|0,FWD,1993-2004,Cab Chassis/Van;1,FWD,1993-2004,Cab Chassis/Van;2,FWD,1993-2004,Cab Chassis/Van
+Transporter|T5
*1968|4|Diesel|103|CAAC
*1968|4|Diesel|132|CFCA
*2461|5|Diesel|128|AXE
*2461|5|Diesel|96|AXD
*1896|4|Diesel|75|AXB
*1968|4|Diesel|75|CAAB
-LWB|0,FWD,2004-2015,Cab Chassis/Van;1,FWD,2004-2015,Cab Chassis/Van;2,FWD,2004-2015,Cab Chassis/Van;3,FWD,2004-2015,Cab Chassis/Van
-SWB|4,FWD,2004-2015,Cab Chassis/Van;0,FWD,2004-2015,Cab Chassis/Van;1,FWD,2004-2015,Cab Chassis/Van;5,FWD,2004-2015,Cab Chassis/Van;2,FWD,2004-2015,Cab Chassis/Van;3,FWD,2004-2015,Cab Chassis/Van
+Transporter|T6
*1968|4|Diesel|75|CXGB
*1968|4|Diesel|103|CXHA
*1968|4|Diesel|110|DNAA
*1968|4|Diesel|132|CXEB
*1968|4|Diesel|146|CXEC
-TDI250|0,FWD,2015-2025,Cab Chassis/Van
-TDI340|1,FWD,2015-2025,Cab Chassis/Van;2,FWD,2015-2025,Cab Chassis/Van
-TDI400|3,AWD,2015-2025,Cab Chassis/Van
-TDI450|3,AWD,2015-2025,Cab Chassis/Van;4,AWD,2015-2025,Cab Chassis/Van
=VOLVO
+S40 / V50|MS / M
*1997|4|Diesel|100|D4204T
*2435|5|Petrol|125|B5244S
*2401|5|Diesel|132|D5244T
*2521|5|Petrol|162|B5254T
-2.0D|0,FWD,2004-2012,Sedan/Wagon
-2.4i|1,FWD,2004-2012,Sedan/Wagon
-D5|2,FWD,2004-2012,Sedan/Wagon
-LE|1,FWD,2004-2012,Sedan/Wagon
-S|1,FWD,2004-2012,Sedan/Wagon
-T5|3,FWD,2004-2012,Sedan/Wagon
+V40|M
*1969|4|Diesel|140|D4204T
*1984|5|Diesel|130|D5204T
*1596|4|Petrol|132|B4164T
*1969|4|Petrol|180|B4204T
*1984|5|Petrol|157|B5204T
-D4 Luxury|0,FWD,2012-2019,Hatchback;1,FWD,2012-2019,Hatchback
-T4 Kinetic|2,FWD,2012-2019,Hatchback
-T5 R-Design|3,FWD,2012-2019,Hatchback;4,FWD,2012-2019,Hatchback
+XC40|536
*1969|4|Petrol|145|B420T
*||Electric|170|
*||Electric|300|
*1969|4|Petrol|140|B4204T
*1969|4|Petrol|185|B4204T
-B4|0,FWD,2018-2026,SUV
-Recharge|1,FWD,2018-2026,SUV
-Recharge Twin|2,AWD,2018-2026,SUV
-T4 Inscription|3,FWD,2018-2026,SUV
-T4 Momentum|3,FWD,2018-2026,SUV
-T5 R-Design|4,AWD,2018-2026,SUV
+XC60|DZ / UZ
*3192|6|Petrol|175|B6324S
*1969|4|Petrol|183|B420T
*1969|4|Diesel|140|D4204T
*1969|4|Diesel|173|D4204T
*2400|5|Diesel|136|D5244T
*2400|5|Diesel|151|D5244T
*1969|4|Petrol|187|B4204T
*2953|6|Petrol|210|B6304T
-3.2|0,AWD,2009-2026,SUV
-B5|1,AWD,2009-2026,SUV
-D4|2,AWD,2009-2026,SUV
-D5|3,AWD,2009-2026,SUV;4,AWD,2009-2026,SUV;5,AWD,2009-2026,SUV
-T5|6,AWD,2009-2026,SUV
-T6|7,AWD,2009-2026,SUV
+XC90|P28 / LC
*2521|5|Petrol|154|B5254T
*3192|6|Petrol|179|B6324S
*1969|4|Petrol|183|B420T
*1969|4|Diesel|165|D4204T
*2400|5|Diesel|120|D5244T
*1969|4|Petrol|235|B4204T
*2922|6|Petrol|200|B6294T
*4414|8|Petrol|232|B8444S
-2.5T|0,AWD,2003-2026,SUV
-3.2|1,AWD,2003-2026,SUV
-B5|2,AWD,2003-2026,SUV
-D5|3,AWD,2003-2026,SUV;4,AWD,2003-2026,SUV
-T6|5,AWD,2003-2026,SUV;6,AWD,2003-2026,SUV
-V8|7,AWD,2003-2026,SUV
`;
